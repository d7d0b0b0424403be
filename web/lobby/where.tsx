import { LEVELS } from '@destrier/bots/level';
import type { Clock } from '@destrier/server/protocol';
import { useWords } from '../app/words.js';
import type { Words } from '../text/index.js';
import { hasStandIn, ratedTerms, type Terms } from './terms.js';

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', seconds: 15 * 60, increment: 15 },
  { kind: 'live', seconds: 45 * 60, increment: 30 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];

export function clockText(clock: Clock, say: Words['say']): string {
  switch (clock.kind) {
    case 'none':
      return say('where.clock.none');
    case 'live':
      return say('where.clock.live', { minutes: clock.seconds / 60, seconds: clock.increment });
    case 'days':
      return say('where.clock.days', { days: clock.days });
  }
}

interface Props {
  readonly terms: Terms;
  onChange(terms: Terms): void;
}

/** Who may come, how long they may think, and whether it counts. */
export function TermsChoice({ terms, onChange }: Props) {
  const { say } = useWords();
  const clockAt = CLOCKS.findIndex(
    (clock) => JSON.stringify(clock) === JSON.stringify(terms.clock),
  );
  return (
    <>
      <div className="opening-option">
        <label htmlFor="access">{say('where.access')}</label>
        <select
          id="access"
          value={terms.access}
          onChange={({ target }) => {
            const access = (['invitation', 'open', 'password'] as const).find(
              (one) => one === target.value,
            );
            if (access === undefined) return;
            const password = access === 'password' ? (terms.password ?? '') : null;
            onChange({ ...terms, access, password, spectators: access === 'open' });
          }}
        >
          {(['invitation', 'open', 'password'] as const).map((access) => (
            <option key={access} value={access}>
              {say(`where.access.${access}`)}
            </option>
          ))}
        </select>
      </div>
      {terms.access === 'password' && (
        <div className="opening-option">
          <label htmlFor="password">{say('where.password')}</label>
          <input
            id="password"
            type="text"
            required
            minLength={8}
            value={terms.password ?? ''}
            onChange={({ target }) => onChange({ ...terms, password: target.value })}
          />
        </div>
      )}
      <div className="opening-option">
        <label htmlFor="clock">{say('where.clock')}</label>
        <select
          id="clock"
          value={clockAt}
          onChange={({ target }) =>
            onChange({ ...terms, clock: CLOCKS[Number(target.value)] ?? { kind: 'none' } })
          }
        >
          {CLOCKS.map((clock, at) => (
            <option key={at} value={at}>
              {clockText(clock, say)}
            </option>
          ))}
        </select>
      </div>
      {hasStandIn(terms) && <StandIn terms={terms} onChange={onChange} />}
      <p className="opening-checks">
        <label>
          <input
            type="checkbox"
            checked={terms.spectators}
            onChange={({ target }) => onChange({ ...terms, spectators: target.checked })}
          />
          {say('where.spectators')}
        </label>
        <label>
          <input
            type="checkbox"
            checked={terms.rated}
            onChange={({ target }) => onChange(ratedTerms(terms, target.checked))}
          />
          {say('where.rated')}
        </label>
      </p>
    </>
  );
}

/** Which bot goes on for somebody whose time is up. */
function StandIn({ terms, onChange }: Props) {
  const { say } = useWords();
  return (
    <div className="opening-option">
      <label htmlFor="stand-in">{say('where.standIn')}</label>
      <select
        id="stand-in"
        value={terms.standIn}
        disabled={terms.rated}
        onChange={({ target }) => {
          const standIn = LEVELS.find((level) => level === target.value);
          if (standIn !== undefined) onChange({ ...terms, standIn });
        }}
      >
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {say(`open.level.${level}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
