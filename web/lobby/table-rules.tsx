import { optionsFor, valueBlocked, type TableOptions } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import { useWords } from '../app/words.js';
import type { GameKit } from '../games/kit.js';
import { fittingOptions, type Chosen } from './presets.js';

interface Props {
  readonly kit: GameKit;
  readonly speak: Speaker;
  readonly seats: number;
  readonly chosen: Chosen['options'];
  onChange(chosen: Chosen['options']): void;
}

/** The options of the table, those of this many seats, with a line of help each. */
export function TableRules({ kit, speak, seats, chosen, onChange }: Props) {
  const { say, language } = useWords();
  const { game } = kit.box;
  const options = optionsFor(game, seats);
  const fitting = fittingOptions(game, seats, chosen);
  const whyNot = (change: TableOptions): string | undefined => {
    const reason = valueBlocked(game, seats, fitting, change);
    return reason && speak.reason(reason.why, reason.params ?? {});
  };
  const wrong = whyNot({});
  if (options.length === 0) return null;
  const changed = options.filter((one) => (chosen[one.id] ?? one.default) !== one.default);
  return (
    <details className="rules-fold" open={wrong !== undefined}>
      <summary>
        <strong>{say('open.options')}</strong>
        <span>
          {changed.length === 0
            ? say('open.options.usual')
            : changed.map(({ id }) => speak.say(`option.${id}`)).join(', ')}
        </span>
      </summary>
      {options.map(({ id, values, default: usual }) => (
        <div key={id} className="opening-option">
          <label htmlFor={`option-${id}`}>{speak.say(`option.${id}`)}</label>
          <select
            id={`option-${id}`}
            value={chosen[id] ?? usual}
            aria-describedby={`help-${id}`}
            onChange={({ target }) => onChange({ ...chosen, [id]: target.value })}
          >
            {values.map((value) => (
              <Value key={value} id={id} value={value} speak={speak} whyNot={whyNot} />
            ))}
          </select>
          <small id={`help-${id}`}>{kit.settingUp?.help[id]?.[language]}</small>
        </div>
      ))}
      {wrong !== undefined && <p role="alert">{wrong}</p>}
    </details>
  );
}

interface ValueProps {
  readonly id: string;
  readonly value: string;
  readonly speak: Speaker;
  readonly whyNot: (change: TableOptions) => string | undefined;
}

/** A value of an option; one that does not go with the rest is grey, and says why. */
function Value({ id, value, speak, whyNot }: ValueProps) {
  const reason = whyNot({ [id]: value });
  const name = speak.say(`option.${id}.${value}`);
  return (
    <option value={value} disabled={reason !== undefined}>
      {reason === undefined ? name : `${name} (${reason})`}
    </option>
  );
}
