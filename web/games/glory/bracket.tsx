import { KNIGHT, occupant, SLOTS } from '@destrier/glory/page';
import { KnightArms } from './arms.js';
import { KnightLines } from './knight-lines.js';
import { useLook } from './look.js';
import { Person, Token } from './shields.js';
import { Thing } from './thing.js';

/** The stages above the slots: where they begin in the bracket, and how many places they have. */
const STAGES = [
  { name: 'board.joust.second', first: SLOTS, places: 4 },
  { name: 'board.joust.final', first: SLOTS + 4, places: 2 },
  { name: 'board.joust.winner', first: SLOTS + 6, places: 1 },
] as const;

/** The joust from its eight slots to the winner. */
export function Bracket() {
  const { say, view } = useLook();
  const { bracket } = view.tournament;
  return (
    <div className="bracket">
      <ol className="stage stage-slots" aria-label={say('board.joust.first')}>
        {bracket.slice(0, SLOTS).map((name, slot) => (
          // A slot has no name but its number.
          <Slot key={slot} slot={slot + 1} name={name} />
        ))}
      </ol>
      {STAGES.map(({ name, first, places }) => (
        <ol key={name} className={`stage stage-${places}`} aria-label={say(name)}>
          {bracket.slice(first, first + places).map((who, at) => (
            <li key={at} className="stage-place">
              <Winner name={who} />
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}

function Slot({ slot, name }: { readonly slot: number; readonly name: string }) {
  const { picks, say } = useLook();
  const id = name === '' ? `slot${slot}` : name;
  return (
    <Thing id={id} className="slot" pick={picks.option('enter', slot)}>
      <span className="slot-number">{slot}</span>
      {name === '' ? <span className="slot-free">{say('board.joust.free')}</span> : null}
      {name !== '' && occupant(name) === KNIGHT ? <KnightLines id={name} isShort /> : null}
      {name !== '' && occupant(name) !== KNIGHT ? <Person who={occupant(name)} size={32} /> : null}
    </Thing>
  );
}

/** Who has gone on to a place; on a narrow screen by shield alone. */
function Winner({ name }: { readonly name: string }) {
  const { name: called, say, speaker } = useLook();
  if (name === '')
    return (
      <>
        <span className="circle" />
        <span className="heard">{say('board.joust.open')}</span>
      </>
    );
  const who = occupant(name);
  return (
    <>
      {who === KNIGHT ? <KnightArms knight={name} size={30} /> : <Token who={who} size={28} />}
      <span className="winner-name">
        {who === KNIGHT ? speaker.word(name) : <bdi>{called(who)}</bdi>}
      </span>
    </>
  );
}
