import { addressOf } from '../app/route.js';
import { useWords } from '../app/words.js';
import { Blazoned } from '../heraldry/blazoned.js';
import { useOwnArms } from './own.js';

/** The arms that somebody bears, and the way to others. */
export function OwnArms() {
  const { say } = useWords();
  const arms = useOwnArms();
  return (
    <section className="bearings" aria-labelledby="own-arms">
      {arms !== null && <Blazoned blazon={arms} size={96} />}
      <div>
        <h2 id="own-arms">{say('arms.title')}</h2>
        <p lang={arms === null ? undefined : 'en'}>{arms ?? say('arms.none')}</p>
        <a className="button button-plain" href={addressOf({ at: 'arms' })}>
          {say(arms === null ? 'arms.make' : 'arms.change')}
        </a>
      </div>
    </section>
  );
}
