import { SERVANTS, type SeenPlayer } from '@destrier/merlin/page';
import { seal } from '../../art/pieces.js';
import { Picture } from '../../art/picture.js';
import { useLook } from './look.js';
import { servantDisc } from './pieces.js';

/** What helps a player besides servants: seals of the King's Favour, and knights of the Round Table. */
export function Helpers({ player }: { readonly player: SeenPlayer }) {
  const { options } = useLook();
  return (
    <div className="castle-help">
      {options['favour'] === 'on' ? <Favour player={player} /> : null}
      <Allies player={player} />
    </div>
  );
}

const ROWS = [1, 2, 3];

/** The twelve abilities, a column for each servant. */
function Favour({ player }: { readonly player: SeenPlayer }) {
  const { say, speaker } = useLook();
  return (
    <div className="favour" role="group" aria-label={say('board.favour')}>
      {SERVANTS.map((servant) => (
        <div key={servant} className="favour-column">
          <Picture drawing={servantDisc(servant)} />
          {ROWS.map((row) => {
            const ability = `${servant}-${row}`;
            const held = player.seals.find((one) => one.ability === ability);
            const words = { ability: { said: speaker.word(ability) } };
            const said =
              held === undefined
                ? say('board.open', words)
                : say(held.turned ? 'board.turned' : 'board.sealed', words);
            return (
              <span
                key={row}
                className="ability"
                data-thing={ability}
                data-turned={held?.turned === true}
                title={`${said}. ${speaker.effect([ability])}`}
              >
                <span aria-hidden="true">{row}</span>
                {held === undefined ? null : <Picture drawing={seal('gules')} />}
                <span className="heard">{said}</span>
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The knights of a player with the tiles that are left on them. */
export function Allies({ player }: { readonly player: SeenPlayer }) {
  const { say, speaker } = useLook();
  if (player.allies.length === 0) return null;
  return (
    <ul className="allies" aria-label={say('board.allies')}>
      {player.allies.map(({ knight, tiles }) => (
        <li key={knight} data-thing={knight} title={speaker.effect([knight])}>
          <span>{speaker.word(knight)}</span>
          <b aria-hidden="true">{tiles}</b>
          <span className="heard">{say('board.tiles', { n: tiles })}</span>
        </li>
      ))}
    </ul>
  );
}
