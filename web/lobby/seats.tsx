import { LEVELS } from '@destrier/bots/level';
import { useWords } from '../app/words.js';
import { portrait } from '../art/bust.js';
import { PEOPLE, sitting, type PersonKind } from '../art/people.js';
import { Picture } from '../art/picture.js';
import { HERE, type SavedPlayer } from '../storage/saved.js';
import type { PageKey } from '../text/index.js';
import { ownArms } from '../arms/own.js';
import { localSitters } from '../people/sitters.js';
import { FreeShield, SeatArms } from './game-arms.js';
import type { Naming } from './players.js';

interface Props {
  readonly players: readonly SavedPlayer[];
  readonly online: boolean;
  readonly naming: Naming;
  onChange(players: readonly SavedPlayer[]): void;
}

/** Who sits where: a face, arms, a name, and who plays. */
export function Seats({ players, online, naming, onChange }: Props) {
  const { say, language } = useWords();
  const sitters = localSitters(players, { id: '', language, ownArms: ownArms() });
  const change = (at: number, player: SavedPlayer): void => onChange(players.with(at, player));
  /** Players without a name of their own get one that fits. */
  const reseated = (player: SavedPlayer, who: string, at: number): SavedPlayer => {
    const [bot, person] = [naming.bot(at), naming.player(at + 1)];
    const isUnnamed = [bot, person].includes(player.name);
    return { name: isUnnamed ? (who === HERE ? person : bot) : player.name, who };
  };
  return (
    <fieldset className="set-up-party">
      <legend>{say('open.seats')}</legend>
      <ol>
        {players.map((player, at) => (
          <li key={at} className="set-up-seat" data-free={isFree(player, online, at)}>
            <Sat
              seat={at}
              arms={sitters[at]?.arms ?? 'Argent'}
              isFree={isFree(player, online, at)}
            />
            <div className="set-up-seat-words">
              {online ? (
                <strong>{say('open.seat', { n: at + 1 })}</strong>
              ) : (
                <input
                  type="text"
                  maxLength={20}
                  value={player.name}
                  aria-label={say('open.name', { n: at + 1 })}
                  onChange={({ target }) => change(at, { ...player, name: target.value })}
                />
              )}
              <select
                value={player.who}
                aria-label={say('open.who', { n: at + 1 })}
                aria-describedby={`temper-${at}`}
                onChange={({ target }) => change(at, reseated(player, target.value, at))}
              >
                <option value={HERE}>{say(whoText(online, at))}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {say(`open.level.${level}`)}
                  </option>
                ))}
              </select>
              <Temper id={`temper-${at}`} who={player.who} />
            </div>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

interface SatProps {
  readonly seat: number;
  readonly arms: string;
  readonly isFree: boolean;
}

const isFree = ({ who }: SavedPlayer, online: boolean, at: number): boolean =>
  online && at > 0 && who === HERE;

const FACES: readonly PersonKind[] = [
  'queen',
  'weaponMaster',
  'lady',
  'veteran',
  'minstrel',
  'king',
  'hermit',
  'diplomat',
];

function Sat({ seat, arms, isFree: free }: SatProps) {
  const kind = FACES[seat] ?? 'squire';
  if (free)
    return (
      <span className="set-up-face">
        <FreeShield width={56} />
      </span>
    );
  return (
    <span className="set-up-face">
      <Picture drawing={portrait(sitting(kind), PEOPLE[kind].ground)} width={66} />
      <span className="set-up-arms">
        <SeatArms arms={arms} width={34} />
      </span>
    </span>
  );
}

/** How a bot plays: its level as strokes, and half a line. */
function Temper({ id, who }: { readonly id: string; readonly who: string }) {
  const { say } = useWords();
  const known = LEVELS.find((level) => level === who);
  if (known === undefined) return null;
  return (
    <span className="set-up-temper">
      <span className="set-up-strength" aria-hidden="true">
        {LEVELS.map((level, at) => (
          <i key={level} data-full={at <= LEVELS.indexOf(known)} />
        ))}
      </span>
      <small id={id}>{say(`temper.${known}`)}</small>
    </span>
  );
}

function whoText(online: boolean, at: number): PageKey {
  if (!online) return 'open.who.here';
  return at === 0 ? 'open.you' : 'where.who.open';
}
