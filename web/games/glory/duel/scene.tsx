import { need } from '@destrier/engine';
import { gloryEvents, type SeenDuel } from '@destrier/glory/page';
import { useMemo, useState } from 'react';
import { useLook, type Look } from '../look.js';
import { Choices } from '../thing.js';
import { accountsOf, endedIn, type Account } from './account.js';
import { Odds } from './odds.js';
import { useFightOn } from './fight-on.js';
import { Ended, Reading } from './reading.js';
import './scene.css';
import { FighterName, SideView } from './side.js';
import { isOfDuel, stepsAt } from './steps.js';

/** The duels that are fought now: that of who looks, or the first one; the others beside it in short. */
export function duelsIn({ view, viewer }: Look): readonly SeenDuel[] {
  const fought = view.duels.filter((duel) => duel !== null);
  const own = fought.find(({ sides }) => sides.some(({ who }) => who === viewer));
  return own === undefined ? fought : [own, ...fought.filter((duel) => duel !== own)];
}

export function Duels() {
  const look = useLook();
  return duelsIn(look).map((duel, at) => (
    <Scene key={need(duel.sides[0], 'a side').who} duel={duel} isFirst={at === 0} />
  ));
}

/** How the last duel of this phase ended; those before it can be read too. */
export function EndedDuels() {
  const { moment, say } = useLook();
  const [last, ...before] = endedIn(gloryEvents(moment.events));
  if (last === undefined) return null;
  return (
    <section className="ended-duels" aria-label={say('board.duel.over')}>
      <Ended key={before.length} account={last} />
      {before.length === 0 ? null : (
        <details className="ended">
          <summary>{say('board.duel.earlier', { n: before.length })}</summary>
          {before.map((account, at) => (
            // The last one comes first, and none is ever taken away.
            <Ended key={before.length - at} account={account} />
          ))}
        </details>
      )}
    </section>
  );
}

/** A duel on a stage of its own. It can be folded away. */
function Scene({ duel, isFirst }: { readonly duel: SeenDuel; readonly isFirst: boolean }) {
  const { advised, moment, picks, say, viewer } = useLook();
  const [moves, setMoves] = useState(true);
  const accounts = useMemo(() => accountsOf(gloryEvents(moment.events)), [moment.events]);
  const leader = need(duel.sides[0], 'a side').who;
  const at = accounts.findLastIndex(({ sides }) => sides[0] === leader);
  const account = accounts[at];
  const isOwn = duel.sides.some(({ who }) => who === viewer);
  const fightOn = useFightOn(moment, advised, { duel: at, isOwn });
  const past = account?.engagements.findLast(({ end }) => end !== undefined);
  return (
    <details
      className={moves ? 'duel duel-moves' : 'duel'}
      open={isFirst}
      data-now={isFirst ? '' : undefined}
    >
      <summary>
        <h2>{say('board.duel.name')}</h2>
        <span className="duel-sides">
          {duel.sides.map((side, at) => (
            <span key={side.who}>
              {at === 0 ? null : ' – '}
              <FighterName duel={duel} side={side} /> {side.wins}
            </span>
          ))}
        </span>
        <span className="duel-engagement">
          {say('board.duel.engagement', { n: duel.engagement })}
        </span>
      </summary>
      <Steps duel={duel} />
      {account === undefined ? null : <Tally account={account} />}
      <div className="sides" onPointerDown={({ currentTarget }) => lieStill(currentTarget)}>
        {duel.sides.map((side) => (
          <SideView key={side.who} duel={duel} side={side} past={past} />
        ))}
      </div>
      <Choices picks={[picks.option('pass')]} />
      {fightOn.isOffered ? (
        <button
          type="button"
          className={fightOn.isOn ? 'fight-on fight-on-now' : 'fight-on'}
          onClick={() => fightOn.set(!fightOn.isOn)}
        >
          {say(fightOn.isOn ? 'board.duel.fightStop' : 'board.duel.fightOn')}
        </button>
      ) : null}
      {isFirst ? <Odds /> : null}
      {account === undefined ? null : (
        <details className="ended">
          <summary>{say('board.duel.read')}</summary>
          <Reading account={account} />
        </details>
      )}
      <label className="moves">
        <input
          type="checkbox"
          checked={moves}
          onChange={({ target }) => setMoves(target.checked)}
        />{' '}
        {say('board.duel.moves')}
      </label>
    </details>
  );
}

/** Whoever taps the fighters has seen enough of rolling dice. */
function lieStill(scene: HTMLElement): void {
  for (const motion of scene.getAnimations({ subtree: true })) motion.finish();
}

function Steps({ duel }: { readonly duel: SeenDuel }) {
  const { moment, say } = useLook();
  const asked = moment.asks.find(
    ({ prompt, seat }) => isOfDuel(prompt) && duel.sides.some(({ who }) => who === seat),
  );
  return (
    <ol className="steps" aria-label={say('board.duel.steps')}>
      {stepsAt(duel.engagement, asked?.prompt).map(({ step, state }) => (
        <li
          key={step}
          className={`step step-${state}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {say(`board.duel.step.${step}`)}
        </li>
      ))}
    </ol>
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
            <span className="tally-attack">{attacks[0]}</span>
            <span className="tally-name">{say('board.duel.engagement', { n: number })}</span>
            <span className="tally-attack">{attacks[1]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
