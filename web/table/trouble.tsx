import type { Speaker } from '@destrier/text';
import { useWords } from '../app/words.js';
import { codeSaid } from '../online/error-words.js';
import type { Refused } from './link.js';
import { RuleLink } from './rule-link.js';
import { Said } from './said.js';
import type { Trouble as Told } from './use-choosing.js';

interface Props {
  readonly trouble: Told | null;
  readonly speaker: Speaker;
}

const BY_SERVER = 'server.';

/** In the words of the game; where it is not the rules that refuse, in those for the server's codes. */
function reasonOf(
  { why, params }: Refused,
  speaker: Speaker,
  say: ReturnType<typeof useWords>['say'],
): string {
  if (why.startsWith(BY_SERVER)) return codeSaid(why.slice(BY_SERVER.length), say);
  return speaker.reason(why, params);
}

/** Why a choice was not taken. The place is always there, so that what comes into it is told. */
export function Trouble({ trouble, speaker }: Props) {
  const { say } = useWords();
  return (
    <div role="alert" className="trouble">
      {trouble === null ? null : trouble === 'notSent' ? (
        <p>{say('table.notSent')}</p>
      ) : (
        <p>
          <Said text={reasonOf(trouble, speaker, say)} />{' '}
          {trouble.rule === null ? null : <RuleLink rule={trouble.rule} />}
        </p>
      )}
    </div>
  );
}
