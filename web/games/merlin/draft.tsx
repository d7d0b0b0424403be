import { Leaf } from '../../board/leaf.js';
import './draft.css';
import { useLook } from './look.js';
import { Ways } from './ways.js';

/** The knights among whom the viewer chooses, over the ring; null where nothing is to be chosen. */
export function Draft() {
  const { say, speaker, ways } = useLook();
  const picks = ways.filter(({ verb }) => verb === 'pick');
  if (picks.length === 0) return null;
  const knights = [...new Set(picks.map(({ words }) => String(words[0])))];
  return (
    <Leaf className="merlin-draft" label={say('board.draft')}>
      <h2>{say('board.draft')}</h2>
      <ul>
        {knights.map((knight, at) => (
          <li key={`${knight} ${at}`} data-thing={knight}>
            <b>{speaker.word(knight)}</b>
            <span>{speaker.effect([knight])}</span>
            <Ways
              thing={speaker.word(knight)}
              ways={picks.filter(({ words }) => words[0] === knight)}
            />
          </li>
        ))}
      </ul>
    </Leaf>
  );
}
