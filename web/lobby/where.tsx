import type { Clock, Opening } from '@destrier/server/protocol';
import { useWords } from '../app/words.js';

/** What a table at the server has besides the rules. */
export type Terms = Pick<Opening, 'access' | 'password' | 'rated' | 'clock'> & {
  readonly spectators: boolean;
};

export const USUAL_TERMS: Terms = {
  access: 'invitation',
  password: null,
  rated: false,
  clock: { kind: 'none' },
  spectators: false,
};

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', seconds: 15 * 60, increment: 15 },
  { kind: 'live', seconds: 45 * 60, increment: 30 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];

interface Props {
  readonly terms: Terms;
  onChange(terms: Terms): void;
}

/** Who may come, how long they may think, and whether it counts. */
export function TermsChoice({ terms, onChange }: Props) {
  const { say } = useWords();
  const clockText = (clock: Clock): string => {
    switch (clock.kind) {
      case 'none':
        return say('where.clock.none');
      case 'live':
        return say('where.clock.live', {
          minutes: clock.seconds / 60,
          seconds: clock.increment,
        });
      case 'days':
        return say('where.clock.days', { days: clock.days });
    }
  };
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
              {clockText(clock)}
            </option>
          ))}
        </select>
      </div>
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
            onChange={({ target }) => onChange({ ...terms, rated: target.checked })}
          />
          {say('where.rated')}
        </label>
      </p>
    </>
  );
}
