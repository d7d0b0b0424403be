import { need } from '@destrier/engine';
import {
  attackOf,
  isPlayed,
  KNIGHT,
  leading,
  prestigeOf,
  signed,
  type SeenDuel,
  playedBy,
} from '@destrier/glory/page';
import { Amount, Figure, Rewards } from '../amounts.js';
import { KnightArms, SeatArms } from '../arms.js';
import { Icon, type IconName } from '../icons.js';
import { useLook } from '../look.js';
import { nthOf } from '../nth.js';
import { throwsOf, type Engagement } from './account.js';
import { Dice, DIE_ICONS, PastDice, Waiting } from './die.js';
import { diceToRoll, rolledBy, summands, type Summand } from './sums.js';
import { UsableTiles } from './usable.js';

type Side = SeenDuel['sides'][number];

interface SideProps {
  readonly duel: SeenDuel;
  readonly side: Side;
  /** The engagement before this one, as far as it was told. */
  readonly past: Engagement | undefined;
}

/** One fighter: who it is, what the attack is made of, and what is still at hand. */
export function SideView({ duel, side, past }: SideProps) {
  const { content, g, picks, say } = useLook();
  const hasRolled = duel.sides.some(({ dice }) => dice.length > 0);
  const isAhead = hasRolled && duel.sides[leading(g, duel)] === side;
  const hasWon = duel.sides[duel.winner] === side;
  const needed = content.figures.engagements;
  const ofViewer = picks.seat !== null && side.who === picks.seat;
  return (
    <section className={isAhead || hasWon ? 'side side-ahead' : 'side'}>
      <div className="side-head">
        <FighterArms duel={duel} side={side} />
        <div>
          <h3 className="side-name">
            <FighterName duel={duel} side={side} />
          </h3>
          <p className="wins">
            <span className="heard">{say('board.duel.wins', { n: side.wins, of: needed })}</span>
            {Array.from({ length: needed }, (_, at) => (
              <span key={at} className={at < side.wins ? 'win win-made' : 'win'} />
            ))}
            {hasWon ? <b>{say('board.duel.won')}</b> : null}
            {isAhead && !hasWon ? <span className="ahead">{say('board.duel.ahead')}</span> : null}
          </p>
        </div>
      </div>
      <Sum duel={duel} side={side} />
      <Dice
        dice={rolledBy(g, side)}
        roll={`${duel.engagement}`}
        item={(place) =>
          ofViewer
            ? picks.item('reroll', side.dice[place] ?? '', nthOf(side.dice, place))
            : undefined
        }
      />
      {hasRolled || past === undefined ? null : (
        <PastDice
          n={past.number}
          throws={throwsOf(past, side.who === KNIGHT ? duel.foe : side.who)}
        />
      )}
      {ofViewer ? <Rerolling /> : null}
      {hasRolled || duel.winner !== -1 ? null : <Waiting dice={diceToRoll(g, duel, side)} />}
      {isPlayed(side) ? (
        <Means side={side} isTentOpen={duel.engagement === 1 && !hasRolled} />
      ) : (
        <Opponent duel={duel} />
      )}
    </section>
  );
}

/** Rolls the dice that are picked, next to them. */
function Rerolling() {
  const { picks, say } = useLook();
  const filled = picks.filled('reroll');
  if (filled === undefined) return null;
  return (
    <div className="rerolling">
      <button
        type="button"
        className="board-choice board-choice-main"
        data-filled={filled.label}
        disabled={!filled.isWhole}
        onClick={() => filled.make()}
      >
        {filled.label}
      </button>
      <span className="kicker">
        {say('board.duel.picked', { n: filled.picked, of: filled.most })}
      </span>
      {filled.advice === '' ? null : <span className="rerolling-odds">{filled.advice}</span>}
    </div>
  );
}

function FighterArms({ duel, side }: { readonly duel: SeenDuel; readonly side: Side }) {
  if (side.who !== KNIGHT) return <SeatArms who={side.who} size={48} />;
  if (duel.against === 'knight') return <KnightArms knight={duel.foe} size={48} />;
  return <Icon name={duel.against === 'title' ? 'title' : 'challenge'} size={44} />;
}

export function FighterName({ duel, side }: { readonly duel: SeenDuel; readonly side: Side }) {
  const { name, speaker } = useLook();
  if (side.who === KNIGHT) return <span data-thing={duel.foe}>{speaker.word(duel.foe)}</span>;
  return <bdi data-seat={side.who >= 0 ? side.who : undefined}>{name(side.who)}</bdi>;
}

const SIGNS: { readonly [of in Summand['of']]: IconName } = {
  printed: 'attack',
  ...DIE_ICONS,
  modifier: 'support',
};

/** The attack, added up part by part. */
function Sum({ duel, side }: { readonly duel: SeenDuel; readonly side: Side }) {
  const { g, say } = useLook();
  const parts = summands(g, side);
  const attack = attackOf(g, side);
  const prestige = prestigeOf(g, side);
  const spelled = parts.map(({ of, value }) => `${of}${value}`).join(' ');
  return (
    <div className="sum">
      <p className="sum-attack">
        <span className="heard">{say('board.attack', { n: attack })}</span>
        {/* It comes after its parts, anew whenever one of them changes. */}
        <b
          key={`${duel.engagement} ${spelled}`}
          aria-hidden="true"
          style={{ animationDelay: `${500 + 160 * parts.length}ms` }}
        >
          {attack}
        </b>
        <Figure
          icon="prestige"
          shown={`${prestige}`.replace('-', '−')}
          said={say('board.prestige', { n: prestige })}
        />
      </p>
      <ol className="sum-parts" aria-label={say('board.duel.sum')}>
        {parts.map(({ of, value }, at) => (
          <li
            key={`${duel.engagement} ${of} ${value}`}
            className={`sum-part sum-${of}`}
            style={{ animationDelay: `${500 + 160 * at}ms` }}
          >
            <Icon name={SIGNS[of]} size={14} />
            <span className="heard">{say(`board.duel.part.${of}`)}</span>{' '}
            {of === 'modifier' ? signed(value) : value}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What a player has left, and what lies spent on the board. */
function Means({ side, isTentOpen }: { readonly side: Side; readonly isTentOpen: boolean }) {
  const { content, picks, say, view } = useLook();
  const player = need(view.players[playedBy(side)], 'a player');
  const amounts = Array.from({ length: content.figures.mostStrength }, (_, at) =>
    picks.seat === side.who ? picks.option('add', at + 1) : undefined,
  );
  return (
    <>
      <p className="figures">
        <Amount what="strength" n={player.strength} />
        {side.strength === 0 ? null : <Spent n={side.strength} />}
        <Amount what="faith" n={player.faith} />
        {side.faith === 0 ? null : <Spent n={side.faith} />}
      </p>
      {amounts.some((pick) => pick !== undefined) ? (
        <div className="adding" role="group" aria-label={say('board.duel.add')}>
          {amounts.map((pick, at) =>
            pick?.kind === 'open' ? (
              <button
                key={pick.label}
                type="button"
                className="board-choice"
                data-pick={pick.label}
                aria-label={pick.label}
                onClick={() => pick.take()}
              >
                +{at + 1} <Icon name="strength" size={16} />
              </button>
            ) : null,
          )}
        </div>
      ) : null}
      <UsableTiles side={side} player={player} isTentOpen={isTentOpen} />
    </>
  );
}

function Spent({ n }: { readonly n: number }) {
  const { say } = useLook();
  return <span className="kicker">{say('board.duel.spent', { n })}</span>;
}

/** What it is worth to beat somebody whom nobody plays. */
function Opponent({ duel: { against, foe } }: { readonly duel: SeenDuel }) {
  const { content, say, speaker } = useLook();
  switch (against) {
    case 'knight':
      return <p className="thing-text">{speaker.effect([foe])}</p>;
    case 'challenge':
      return (
        <p className="thing-text">
          {say('board.duel.reward')} <Rewards rewards={need(content.travel[foe], foe).rewards} />
        </p>
      );
    case 'title':
      return (
        <p className="thing-text">
          {say('board.duel.reward')}{' '}
          <Amount what="glory" n={need(content.titles[foe], foe).glory} />
        </p>
      );
    case 'otto':
    case 'seat':
      return null;
  }
}
