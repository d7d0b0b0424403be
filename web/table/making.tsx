import { BLANK, type Entry, type Factored, type Speaker } from '@destrier/text';
import { useId, type FormEvent } from 'react';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import { Key } from './choice-list.js';
import { factoredAt, madeAt, optionOf, type Made } from './composing.js';
import { unmarked } from './isolated-names.js';
import { KEYS } from './option-keys.js';
import { Said } from './said.js';
import type { Asking } from './use-choosing.js';
import { useFoundFocus } from './use-focus.js';

interface Props {
  readonly asking: Asking;
  readonly entry: number;
  readonly speaker: Speaker;
}

/** A choice that is filled in: part of a list, an order, a number; `isEnded`: here, and not beside the question. */
export function Making({
  asking,
  entry: at,
  speaker,
  isEnded,
}: Props & { readonly isEnded: boolean }) {
  const heading = useFoundFocus<HTMLHeadingElement>(asking.begun);
  const entry = asking.entries[at];
  const offer = factoredAt(asking.entries, at);
  if (entry === undefined || offer === undefined) return null;
  const made = madeAt(asking.choosing, at);
  const hasOthers = asking.entries.length > 1;
  return (
    <form className="making" onSubmit={confirming(asking)}>
      {hasOthers ? (
        <h3 ref={heading} tabIndex={-1}>
          <Said text={speaker.option(offer.verb, [BLANK])} />
        </h3>
      ) : null}
      <Note entry={entry} />
      {offer.form === 'number' ? (
        <NumberField offer={offer} made={made} enter={(number) => asking.enter(at, number)} />
      ) : (
        <Items offer={offer} made={made} speaker={speaker} toggle={(i) => asking.toggle(at, i)} />
      )}
      {isEnded ? (
        <>
          <Advice asking={asking} entry={at} />
          <MakingEnd asking={asking} entry={at} speaker={speaker} />
        </>
      ) : null}
    </form>
  );
}

function confirming({ confirm }: Asking): (event: FormEvent) => void {
  return (event) => {
    event.preventDefault();
    confirm();
  };
}

/** Where the list is folded away and the board is pressed instead: what is chosen so is ended here. */
export function MadeOnBoard(props: Props) {
  return (
    <form className="making made-on-board" onSubmit={confirming(props.asking)}>
      <MakingEnd {...props} />
    </form>
  );
}

function MakingEnd({ asking, entry: at, speaker }: Props) {
  const { say } = useWords();
  const offer = factoredAt(asking.entries, at);
  if (offer === undefined) return null;
  const made = madeAt(asking.choosing, at);
  const option = optionOf(offer, made);
  const done = option === undefined ? say('table.make.done') : doneText(offer, made, speaker);
  return (
    <div className="making-end">
      <Button
        kind="main"
        type="submit"
        data-option={option}
        title={unmarked(done)}
        disabled={option === undefined}
      >
        <span>
          <Said text={done} />
        </span>
      </Button>
      {asking.entries.length > 1 ? (
        <Button kind="quiet" onClick={asking.back}>
          {say('table.make.back')}
        </Button>
      ) : null}
    </div>
  );
}

/** What counsel says of it once it is whole. A board on which it is made says so itself. */
function Advice({ asking, entry: at }: Omit<Props, 'speaker'>) {
  const offer = factoredAt(asking.entries, at);
  const option = offer === undefined ? undefined : optionOf(offer, madeAt(asking.choosing, at));
  const text = option === undefined ? '' : asking.adviceOn(at, option);
  return text === '' ? null : <p className="choice-note choice-advice">{text}</p>;
}

function Note({ entry: { note, advice } }: { readonly entry: Entry }) {
  if (note === '' && advice === '') return null;
  return (
    <p className="choice-note">
      <Said text={note} />
      {advice === '' ? null : <span className="choice-advice">{advice}</span>}
    </p>
  );
}

/** What will be chosen, in full. */
function doneText(offer: Factored, { places, number }: Made, speaker: Speaker): string {
  if (offer.form === 'number') return speaker.option(offer.verb, number === null ? [] : [number]);
  const { items, verb } = offer;
  return speaker.option(
    verb,
    places.flatMap((place) => items[place] ?? []),
  );
}

interface ItemsProps {
  readonly offer: Exclude<Factored, { readonly form: 'number' }>;
  readonly made: Made;
  readonly speaker: Speaker;
  readonly toggle: (place: number) => void;
}

function Items({ offer, made, speaker, toggle }: ItemsProps) {
  const { say } = useWords();
  const id = useId();
  const max = offer.form === 'order' ? offer.items.length : offer.max;
  const count = made.places.length;
  return (
    <fieldset>
      <legend>{rangeText(offer, say)}</legend>
      <ul className="choices">
        {offer.items.map((item, place) => {
          const rank = made.places.indexOf(place);
          const effect = speaker.effect([item]);
          const note = `${id}-${place}`;
          return (
            <li key={place}>
              <label className="choice">
                <input
                  type="checkbox"
                  data-item={item}
                  data-key={KEYS[place]}
                  aria-keyshortcuts={KEYS[place]}
                  checked={rank !== -1}
                  aria-labelledby={`${note}-name`}
                  aria-describedby={effect === '' ? undefined : note}
                  onChange={() => toggle(place)}
                />
                <Key of={KEYS[place]} />
                <span className="choice-words">
                  <span id={`${note}-name`} className="choice-name">
                    <Said text={speaker.word(item)} />
                    {offer.form === 'order' && rank !== -1 ? (
                      <span className="rank"> · {say('table.make.place', { n: rank + 1 })}</span>
                    ) : null}
                  </span>
                  {effect === '' ? null : (
                    <span id={note} className="choice-note">
                      {effect}
                    </span>
                  )}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <output className="making-count">{say('table.make.picked', { count, max })}</output>
    </fieldset>
  );
}

function rangeText(offer: ItemsProps['offer'], say: ReturnType<typeof useWords>['say']): string {
  if (offer.form === 'order') return say('table.make.order', { max: offer.items.length });
  const { min, max } = offer;
  return say(min === max ? 'table.make.exactly' : 'table.make.subset', { min, max });
}

interface NumberProps {
  readonly offer: Factored & { readonly form: 'number' };
  readonly made: Made;
  readonly enter: (number: number | null) => void;
}

/** So many numbers are few enough to be pressed. */
const PRESSED_AT_MOST = 20;

function NumberField({ offer: { min, max }, made, enter }: NumberProps) {
  const { say } = useWords();
  const count = max - min + 1;
  const numbers = count > PRESSED_AT_MOST ? [] : Array.from({ length: count }, (_, i) => min + i);
  return (
    <>
      <label className="making-number">
        <span>{say('table.make.number', { min, max })}</span>
        <input
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          value={made.number ?? ''}
          onChange={({ target }) => enter(target.value === '' ? null : Number(target.value))}
        />
      </label>
      {numbers.length === 0 ? null : (
        <ul className="making-numbers">
          {numbers.map((number) => (
            <li key={number}>
              <Button
                className="button-number"
                aria-pressed={made.number === number}
                onClick={() => enter(number)}
              >
                {number}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
