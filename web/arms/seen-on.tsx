import { useWords } from '../app/words.js';
import { armedPawn } from '../art/pieces.js';
import { Picture } from '../art/picture.js';
import { Blazoned } from '../heraldry/blazoned.js';
import { stage } from './stage.js';

const SMALL = [26, 34, 46] as const;

/** Arms on a rider, on shields of every size, on a pawn and on a plate. */
export function SeenOn({
  blazon,
  name,
}: {
  readonly blazon: string;
  readonly name: string | null;
}) {
  const { say } = useWords();
  return (
    <>
      <div className="arms-stage">
        <Picture drawing={stage(blazon)} />
      </div>
      <div className="arms-small">
        {SMALL.map((size) => (
          <Blazoned key={size} blazon={blazon} size={size} />
        ))}
        <Picture drawing={armedPawn(blazon)} width={36} />
        <span className="arms-plate">
          <Blazoned blazon={blazon} size={22} />
          <b>{name ?? say('table.you')}</b>
        </span>
      </div>
    </>
  );
}
