import { need } from '@destrier/engine';
import { gloryEvents, type SeenDuel } from '@destrier/glory/page';
import { useId, useMemo, useRef, useState } from 'react';
import { impact } from '../../../art/foes/index.js';
import { Picture } from '../../../art/picture.js';
import { lists } from '../../../art/scenes/lists.js';
import { SeatArms } from '../arms.js';
import { useLook } from '../look.js';
import { accountsOf, type Account } from './account.js';
import { fighterOf } from './fighter.js';
import { useFightOn } from './fight-on.js';
import { duelsIn } from './fought.js';
import { sideName } from './named.js';
import { Odds } from './odds.js';
import { Reading } from './reading.js';
import './scene.css';
import { SideView } from './side.js';
import { isOfDuel, stepsAt } from './steps.js';
import { duelWords } from './text/index.js';
import './duel-kit.css';
import { useMovement } from './use-movement.js';

/** What is the same in every duel. */
export const SCENERY = [lists, impact];

function leaderOf({ sides }: SeenDuel): number {
  return need(sides[0], 'a side').who;
}

/** One duel in the tiltyard; others that are fought at the same time are plates, to be chosen. */
export function Duels() {
  const look = useLook();
  const [chosen, setChosen] = useState<number | null>(null);
  const all = duelsIn(look);
  const shown = all.find((duel) => leaderOf(duel) === chosen) ?? all[0];
  if (shown === undefined) return null;
  const others = all.filter((duel) => duel !== shown);
  return (
    <div className="duels">
      <Joust key={leaderOf(shown)} duel={shown} others={others} onChoose={setChosen} />
    </div>
  );
}

function Joust(props: {
  readonly duel: SeenDuel;
  readonly others: readonly SeenDuel[];
  readonly onChoose: (leader: number) => void;
}) {
  const { duel, others, onChoose } = props;
  const look = useLook();
  const { advised, moment, say, viewer } = look;
  const accounts = useMemo(() => accountsOf(gloryEvents(moment.events)), [moment.events]);
  const at = accounts.findLastIndex(({ sides }) => sides[0] === leaderOf(duel));
  const account = accounts[at];
  const ends = account?.engagements.flatMap(({ end }) => (end === undefined ? [] : [end])) ?? [];
  const isOwn = duel.sides.some(({ who }) => who === viewer);
  const fightOn = useFightOn(moment, advised, { duel: at, isOwn });
  const past = account?.engagements.findLast(({ end }) => end !== undefined);
  const scene = useRef<HTMLElement>(null);
  useMovement(scene, { duel: `${at}`, met: ends.map(({ winner }) => winner) });
  const [one, other] = duel.sides;
  const fighters = [
    fighterOf(look, duel, need(one, 'a side')),
    fighterOf(look, duel, need(other, 'a side')),
  ] as const;
  return (
    <section ref={scene} className="joust" aria-label={say('board.duel.name')}>
      <h2 className="heard">{say('board.duel.name')}</h2>
      <div className="yard">
        <Picture drawing={lists()} />
      </div>
      {account === undefined ? null : <Tally account={account} />}
      <div className="impact">
        <Picture drawing={impact()} />
      </div>
      <Steps duel={duel} />
      {others.length === 0 ? null : <Others duels={others} onChoose={onChoose} />}
      <div className="ropes" data-waits="">
        {isOwn ? <Odds fighters={fighters} own={one?.who === viewer ? 0 : 1} /> : null}
      </div>
      {([0, 1] as const).map((flank) => (
        <SideView key={flank} duel={duel} flank={flank} fighter={fighters[flank]} past={past} />
      ))}
      <div className="acts">
        <Rerolling />
        {fightOn.isOffered ? (
          <button
            type="button"
            className={fightOn.isOn ? 'act act-on' : 'act'}
            onClick={() => fightOn.set(!fightOn.isOn)}
          >
            {say(fightOn.isOn ? 'board.duel.fightStop' : 'board.duel.fightOn')}
          </button>
        ) : null}
        {account === undefined ? null : <ReadAll account={account} />}
        {isOwn && look.chances.length > 0 ? (
          <p className="odds-about">{say('board.duel.assumed')}</p>
        ) : null}
      </div>
    </section>
  );
}

/** Rolls the dice that are picked. */
function Rerolling() {
  const { picks, say } = useLook();
  const filled = picks.filled('reroll');
  if (filled === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="board-choice"
        data-filled={filled.label}
        disabled={!filled.isWhole}
        title={say('board.duel.picked', { n: filled.picked, of: filled.most })}
        onClick={() => filled.make()}
      >
        {filled.label}
      </button>
      {filled.advice === '' ? null : <span className="rerolling-odds">{filled.advice}</span>}
    </>
  );
}

/** The duel in words, over everything else until it is closed. */
function ReadAll({ account }: { readonly account: Account }) {
  const { say, speaker } = useLook();
  const id = useId();
  return (
    <>
      <button type="button" className="act" popoverTarget={id}>
        {say('board.duel.read')}
      </button>
      <div id={id} popover="auto" className="duel-read">
        <Reading account={account} />
        <button type="button" className="act" popoverTarget={id} popoverTargetAction="hide">
          {duelWords(speaker.language)('duel.close')}
        </button>
      </div>
    </>
  );
}

function Others(props: {
  readonly duels: readonly SeenDuel[];
  readonly onChoose: (leader: number) => void;
}) {
  const look = useLook();
  const say = duelWords(look.speaker.language);
  return (
    <ul className="other-duels" aria-label={say('duel.others')}>
      {props.duels.map((duel) => {
        const [one, other] = duel.sides.map(({ who, wins }) => ({
          name: sideName(look, duel, who),
          wins,
        }));
        if (one === undefined || other === undefined) return null;
        const label = say('duel.look', {
          one: { said: one.name },
          other: { said: other.name },
          won: one.wins,
          lost: other.wins,
        });
        return (
          <li key={leaderOf(duel)}>
            <button
              type="button"
              className="act"
              aria-label={label}
              onClick={() => props.onChoose(leaderOf(duel))}
            >
              <SeatArms who={leaderOf(duel)} size={16} /> <bdi>{one.name}</bdi> {one.wins}:
              {other.wins} <bdi>{other.name}</bdi>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Steps({ duel }: { readonly duel: SeenDuel }) {
  const { moment, say } = useLook();
  const asked = moment.asks.find(
    ({ prompt, seat }) => isOfDuel(prompt) && duel.sides.some(({ who }) => who === seat),
  );
  return (
    <div className="steps">
      <p className="steps-engagement">{say('board.duel.engagement', { n: duel.engagement })}</p>
      <ol aria-label={say('board.duel.steps')}>
        {stepsAt(duel.engagement, asked?.prompt).map(({ step, state }) => (
          <li
            key={step}
            className={`step step-${step} step-${state}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span>{say(`board.duel.step.${step}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How the engagements before this one ended: their dice are gone from the table. */
function Tally({ account }: { readonly account: Account }) {
  const { say } = useLook();
  const ends = account.engagements.flatMap(({ number, end }) =>
    end === undefined ? [] : [{ number, ...end }],
  );
  if (ends.length === 0) return null;
  return (
    <ul className="tally">
      {ends.map(({ number, attacks, winner }) => (
        <li key={number} className={`tally-one tally-${winner}`}>
          <span className="heard">
            {say('board.duel.tally', { n: number, one: attacks[0], other: attacks[1] })}
          </span>
          <span aria-hidden="true">
            <b>{attacks[0]}</b> : <b>{attacks[1]}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
