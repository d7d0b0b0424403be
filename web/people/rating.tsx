import { useWords } from '../app/words.js';
import type { RatingShift, SeatNews } from '../table/link.js';
import type { Words } from '../text/index.js';

/** How somebody is rated; a question mark says that it is still a guess. */
export function Rating({ points, isGuess }: NonNullable<SeatNews['rating']>) {
  const { say } = useWords();
  const said = say(isGuess ? 'plate.rating.guess' : 'plate.rating', {
    rating: { said: String(points) },
  });
  return (
    <span className="seat-rating" title={said}>
      <span className="heard">{said}</span>
      <span aria-hidden="true">
        {points}
        {isGuess && '?'}
      </span>
    </span>
  );
}

const figuresOf = ({ before, after }: RatingShift) => ({
  before: { said: String(before) },
  after: { said: String(after) },
});

export function ratingHeard(moved: RatingShift, say: Words['say']): string {
  return say('rating.change.heard', figuresOf(moved));
}

const SIGNED = new Intl.NumberFormat('en', { signDisplay: 'always' });

/** A rating before and after a game, as a line of figures. */
export function RatingMoved({ before, after }: RatingShift) {
  const { say } = useWords();
  const by = { said: SIGNED.format(after - before).replace('-', '−') };
  return (
    <span className="rating-moved" data-way={Math.sign(after - before)}>
      <span className="heard">{ratingHeard({ before, after }, say)}</span>
      <span aria-hidden="true">
        {say('rating.change', { ...figuresOf({ before, after }), by })}
      </span>
    </span>
  );
}
