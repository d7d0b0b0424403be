import { useState } from 'react';
import { sign, type SignName } from '../../art/signs.js';
import { Drawn } from '../../art/picture.js';
import { useLight } from '../../art/light.js';
import { go } from '../../app/route.js';
import { useWords } from '../../app/words.js';
import { whereOf } from '../../table/link.js';
import { rematchAt } from '../../panels/result/rematch.js';
import { Button } from '../../parts/button.js';
import { download } from '../../parts/download.js';
import { nameOf } from '../../table/seat-names.js';
import { figuresIn } from '../figures.js';
import type { CeremonyContext } from '../context.js';
import { shared } from '../share/shared.js';
import type { Pictured } from '../share/picture.js';
import { causeName } from './rows.js';

interface Props {
  readonly context: CeremonyContext;
  readonly sentence: string;
  readonly isTable: boolean;
  readonly onTable: () => void;
  readonly picture: Pick<Pictured, 'title' | 'towers' | 'order' | 'look'>;
}

/** What is said of a deed once it is done. */
type Done = 'ending.shared' | 'ending.saved' | 'ending.recorded';

/** What can be done when a game is over. */
export function Deeds({ context, sentence, isTable, onTable, picture }: Props) {
  const { link, speaker } = context;
  const { say, language } = useWords();
  const light = useLight();
  const [failed, setFailed] = useState<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { id: game } = link.kit.box.game;
  const rematch = rematchAt(link);
  const attempt = (deed: () => Promise<Done | null>) => (): void => {
    setFailed(null);
    setDone(null);
    setBusy(true);
    deed()
      .then(setDone)
      .catch((error: unknown) => setFailed(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false));
  };
  const share = async (): Promise<Done | null> => {
    const handed = await shared(`${game}-${link.id}.png`, {
      ...picture,
      game: link.kit.box.title.title[language],
      light,
      figure: figuresIn(language),
      nameOf: (who) => nameOf(speaker, who),
      causeOf: (cause) => causeName(cause, speaker, say),
    });
    return handed === 'kept' ? null : `ending.${handed}`;
  };
  const save = async (): Promise<Done> => {
    download(`${game}-${link.id}.record`, await link.record());
    return 'ending.recorded';
  };
  const analyse = (): void => go({ at: 'analysis', where: whereOf(link) });
  return (
    <div className="podium-deeds leaf">
      <div className="podium-words">
        <p data-silent={done !== null || failed !== null}>{sentence}</p>
        <p role="status">{done === null ? '' : say(done)}</p>
        {failed === null ? null : (
          <p role="alert">{say('panels.failed', { reason: { said: failed } })}</p>
        )}
      </div>
      <div className="podium-buttons">
        <Deed icon="swords" text={say('ceremony.analyse')} onClick={analyse} />
        <Deed icon="cards" text={say('ceremony.share')} isBusy={isBusy} onClick={attempt(share)} />
        <Deed icon="book" text={say('ceremony.numbers')} isPressed={isTable} onClick={onTable} />
        <Deed icon="scroll" text={say('ceremony.record')} isBusy={isBusy} onClick={attempt(save)} />
        {rematch === undefined ? null : (
          <Button
            className="button-small button-may"
            disabled={isBusy}
            onClick={attempt(async () => {
              go(await rematch());
              return null;
            })}
          >
            {say('ceremony.rematch')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Deed(props: {
  readonly icon: SignName;
  readonly text: string;
  readonly isPressed?: boolean;
  readonly isBusy?: boolean;
  readonly onClick: () => void;
}) {
  const { icon, text, isPressed, isBusy = false, onClick } = props;
  return (
    <Button
      className="button-small"
      title={text}
      aria-pressed={isPressed}
      disabled={isBusy}
      onClick={onClick}
    >
      <Drawn drawing={sign(icon)} width={18} />
      <span className="deed-name">{text}</span>
    </Button>
  );
}
