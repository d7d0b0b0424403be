import { KNIGHT, occupant, SLOTS, type Seen } from '@destrier/glory/page';
import { need } from '@destrier/engine';
import { Picture } from '../../art/picture.js';
import { yard } from '../../art/scenes/yard.js';
import { Bracket } from '../../board/bracket.js';
import { Leaf } from '../../board/leaf.js';
import { Piece } from '../../board/piece.js';
import { Unfolding } from '../../board/unfolding.js';
import { RewardView } from './amounts.js';
import { KnightArms, SeatArms } from './arms.js';
import { Cities } from './cities.js';
import { EndedDuels, hasEnded } from './ended.js';
import { Icon } from './icons.js';
import { Kinds } from './kinds.js';
import { KnightPlate } from './knight-plate.js';
import './lists.css';
import { useLook } from './look.js';

/** The tournament of the round: its type as long as it is chosen, then its lists. */
export function Lists() {
  const { picks, say, view } = useLook();
  const { kind, bracket, stands } = view.tournament;
  const isChosen = (picks.option('choose', 'joust') ?? picks.option('choose', 'pas')) === undefined;
  return (
    <Leaf className="lists" anchor="lists" label={say('board.part.tournament')}>
      <Head />
      <div className="lists-yard">
        <Picture drawing={yard()} />
        {isChosen ? null : <Kinds />}
        {isChosen && kind === 'joust' && bracket.length > 0 ? <Joust /> : null}
        {isChosen && kind === 'pas' && stands.length > 0 ? <Cities /> : null}
      </div>
    </Leaf>
  );
}

/** The type, the card by which the lists were laid, what the winner of a joust gets, and the duels so far. */
function Head() {
  const look = useLook();
  const { say, speaker, view, voice } = look;
  const { kind, bracket, stands } = view.tournament;
  const card = view.tournamentCards.at(-1);
  const isLaid = bracket.length + stands.length > 0;
  return (
    <header className="lists-head">
      <h2>
        {isLaid ? (
          <span data-thing={kind}>{voice.capital(speaker.word(kind))}</span>
        ) : (
          say('board.part.tournament')
        )}
        {card === undefined || !isLaid ? null : (
          <small data-thing={card}>{speaker.word(card)}</small>
        )}
      </h2>
      {kind === 'joust' && isLaid ? <Prize /> : null}
      {view.joustsWon > 0 ? <small>{say('board.joustsWon', { n: view.joustsWon })}</small> : null}
      {hasEnded(look) ? (
        <Unfolding
          className="lists-ended"
          label={say('board.duel.over')}
          sign={<Icon name="challenge" size={20} />}
        >
          {() => <EndedDuels />}
        </Unfolding>
      ) : null}
    </header>
  );
}

function Prize() {
  const { content, say, speaker, view } = useLook();
  const [trophy] = view.trophy;
  const reward =
    trophy === undefined ? content.figures.prize : need(content.trophies[trophy], trophy).reward;
  return (
    <p
      className="prize"
      title={trophy === undefined ? say('board.prize') : speaker.word(trophy)}
      {...(trophy === undefined ? {} : { 'data-thing': trophy })}
    >
      <span className="heard">
        {say('board.prize')} {trophy === undefined ? '' : speaker.word(trophy)}
      </span>
      <RewardView reward={reward} isShort />
    </p>
  );
}

/** The stages above the slots: where they begin in the bracket, and how many places they have. */
const STAGES = [
  { name: 'board.joust.second', first: SLOTS, places: 4 },
  { name: 'board.joust.final', first: SLOTS + 4, places: 2 },
  { name: 'board.joust.winner', first: SLOTS + 6, places: 1 },
] as const;

/** The joust from its eight slots to the winner. */
function Joust() {
  const { say, view } = useLook();
  const { bracket } = view.tournament;
  return (
    <Bracket
      first={{
        label: say('board.joust.first'),
        places: bracket
          .slice(0, SLOTS)
          .map((name, slot) => <SlotView key={slot} slot={slot + 1} name={name} />),
      }}
      then={STAGES.map(({ name, first, places }) => ({
        label: say(name),
        places: bracket
          .slice(first, first + places)
          .map((who, at) => <Winner key={at} name={who} />),
      }))}
    />
  );
}

type Bracketed = Seen['tournament']['bracket'][number];

function SlotView({ slot, name }: { readonly slot: number; readonly name: Bracketed }) {
  const { name: called, picks, say } = useLook();
  const id = name === '' ? `slot${slot}` : name;
  const pick = picks.option('enter', slot);
  if (name === '')
    return (
      <Piece id={id} pick={pick}>
        <span className="hung">
          <span className="hung-free" />
          <span className="hung-plate">
            <span aria-hidden="true">{slot}</span>
            <span className="heard">{say('board.joust.free')}</span>
          </span>
        </span>
      </Piece>
    );
  if (occupant(name) === KNIGHT)
    return (
      <Piece id={id} pick={pick}>
        <KnightPlate id={name} />
      </Piece>
    );
  return (
    <Piece id={id} pick={pick}>
      <span className="hung" title={called(occupant(name))}>
        <SeatArms who={occupant(name)} />
        <span className="hung-plate">
          <bdi>{called(occupant(name))}</bdi>
        </span>
      </span>
    </Piece>
  );
}

/** Who has gone on to a place. */
function Winner({ name }: { readonly name: Bracketed }) {
  const { name: called, say, speaker } = useLook();
  if (name === '') return <span className="heard">{say('board.joust.open')}</span>;
  const who = occupant(name);
  return (
    <span className="winner" title={who === KNIGHT ? speaker.word(name) : called(who)}>
      {who === KNIGHT ? <KnightArms knight={name} /> : <SeatArms who={who} />}
      <span className="heard">{who === KNIGHT ? speaker.word(name) : called(who)}</span>
    </span>
  );
}
