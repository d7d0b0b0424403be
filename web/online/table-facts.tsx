import type { TableCard } from '@destrier/server/protocol';
import { labelled, speaker } from '@destrier/text';
import { useEffect, useState } from 'react';
import { useWords } from '../app/words.js';
import { Picture } from '../art/picture.js';
import { sign, type SignName } from '../art/signs.js';
import { gameCard } from '../games/index.js';
import type { GameKit } from '../games/kit.js';
import { clockText } from '../lobby/where.js';

interface Fact {
  readonly sign: SignName;
  readonly said: string;
}

/** How a table is played, in a few words each, for somebody who is about to sit down. */
export function TableFacts({ card }: { readonly card: TableCard }) {
  const { say } = useWords();
  const rules = useRules(card);
  const facts: readonly (Fact | false)[] = [
    ...rules.map((said) => ({ sign: 'book', said }) as const),
    { sign: 'hour', said: clockText(card.clock, say) },
    { sign: 'support', said: say('open.count', { seats: card.seats.length }) },
    card.spectators && { sign: 'eye', said: say('where.spectators') },
    card.rated && { sign: 'glory', said: say('online.rated') },
  ];
  return (
    <ul className="table-facts" aria-label={say('open.options')}>
      {facts
        .filter((fact) => fact !== false)
        .map((fact) => (
          <li key={fact.said}>
            <Picture drawing={sign(fact.sign)} width={18} />
            {fact.said}
          </li>
        ))}
    </ul>
  );
}

/** Options that are not as usual, once the game is loaded. */
function useRules({ game, options }: TableCard): readonly string[] {
  const { say, language } = useWords();
  const [kit, setKit] = useState<GameKit>();
  useEffect(() => {
    // Without the game its options stay unsaid.
    void gameCard(game)
      ?.load()
      .then(setKit, () => {});
  }, [game]);
  if (kit === undefined) return [];
  const speak = speaker(kit.box.text[language], language, [], kit.box.game);
  const changed = kit.box.game.options.filter(
    ({ id, default: usual }) => (options[id] ?? usual) !== usual,
  );
  if (changed.length === 0) return [say('open.options.usual')];
  return changed.map(({ id }) =>
    labelled(speak, speak.say(`option.${id}`), speak.say(`option.${id}.${options[id] ?? ''}`)),
  );
}
