import { shareOf } from '@destrier/text';
import { useLook } from '../look.js';

/** The chances that counsel tells, as bars that move. */
export function Odds() {
  const { chances, say, speaker } = useLook();
  if (chances.length === 0) return null;
  return (
    <div className="odds">
      {chances.map(({ of, chance }) => {
        const told = shareOf(chance);
        const share = Math.round(100 * told);
        const said = speaker.has(`chance.${of}`)
          ? speaker.say(`chance.${of}`, { share: told })
          : `${of} ${share} %`;
        return (
          <div key={of} className="odds-one">
            <p className="odds-said">{said}</p>
            <div
              className="odds-bar"
              role="meter"
              aria-label={say('board.duel.chance')}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={share}
              aria-valuetext={said}
            >
              <span className="odds-fill" style={{ inlineSize: `${100 * chance}%` }} />
            </div>
          </div>
        );
      })}
      <p className="odds-about">{say('board.duel.assumed')}</p>
    </div>
  );
}
