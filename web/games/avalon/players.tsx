import type { Power } from '@destrier/avalon/page';
import type { Seat } from '@destrier/engine';
import { swordBack } from '../../art/cards/backs.js';
import { Drawn, Picture } from '../../art/picture.js';
import { sign } from '../../art/signs.js';
import { Back } from '../../board/cards.js';
import { Arms, Person } from './arms.js';
import { Faces } from './card.js';
import { fullHealth } from './full-health.js';
import { Figure, Icon, type IconName } from './icons.js';
import { countOf } from '../../board/hidden.js';
import { useLook } from './look.js';
import { SeatState } from '../../people/seat-state.js';
import './players.css';
import { Choices } from './choice-button.js';
import { pileOf } from './pile.js';
import { portraitOf } from './portraits.js';
import { seatings } from './slots.js';
import { sorted } from './sorted.js';
import { OwnPower } from './own-power.js';
import { Does, InfoPopover } from './info-popover.js';
import { isOpen } from './ways.js';

declare module 'react' {
  interface CSSProperties {
    '--columns'?: number;
  }
}

/** On a small screen so many stand side by side. */
const COLUMNS_AT_MOST = 4;

/** Everybody round the table, with who looks at its foot. */
export function Players() {
  const look = useLook();
  const { say, view, viewer } = look;
  const columns = Math.min(COLUMNS_AT_MOST, view.players.length - (viewer === null ? 0 : 1));
  return (
    <ol
      className="seats"
      aria-label={say('board.players')}
      data-columns={columns}
      style={{ '--columns': columns }}
    >
      {seatings(look).map(({ seat, plate: [x, y] }) => (
        <li
          key={seat}
          className={seat === viewer ? 'place-own leaf' : 'leaf'}
          data-seat={seat}
          data-anchor={`seat:${seat}`}
          style={{ '--x': x, '--y': y }}
        >
          <Tile seat={seat} />
          {seat === viewer ? <OwnPower seat={seat} /> : null}
        </li>
      ))}
    </ol>
  );
}

function Tile({ seat }: { readonly seat: Seat }) {
  const { moment, name, player, viewer, view, waysWith } = useLook();
  const { out, hero } = player(seat);
  const isAsked = moment.asks.some((ask) => ask.seat === seat && ask.kind !== 'aside');
  const isTarget = waysWith({ at: 'seat', seat }).some(isOpen);
  const states = [
    seat === viewer ? 'seat-own' : '',
    isAsked ? 'seat-asked' : '',
    isTarget ? 'seat-target' : '',
    out && view.phase === 'combats' ? 'seat-out' : '',
  ];
  return (
    <InfoPopover
      className={`seat ${states.join(' ')}`}
      thing={hero}
      label={
        <>
          <span className="seat-portrait" aria-hidden="true">
            <Picture drawing={portraitOf(hero)} />
          </span>
          <span className="seat-words">
            <bdi className="seat-name">{name(seat)}</bdi>
            {hero === '' ? null : <Myth seat={seat} />}
            <Health seat={seat} />
            <Figures seat={seat} />
          </span>
          <span className="seat-besides">
            <SeatState seat={seat} />
          </span>
          <span className="seat-arms">
            <Arms seat={seat} size={32} />
          </span>
          <Marks seat={seat} isTarget={isTarget} isAsked={isAsked} />
        </>
      }
      title={<Person who={seat} size={40} />}
      inside={(close) => <Details seat={seat} close={close} />}
    />
  );
}

/** The hero by name. */
function Myth({ seat }: { readonly seat: Seat }) {
  const { player, title } = useLook();
  const { hero } = player(seat);
  return <span className="seat-hero">{title(hero)}</span>;
}

function Mark({ icon, said }: { readonly icon: IconName; readonly said: string }) {
  return (
    <span className={`mark mark-${icon}`} title={said}>
      <Icon name={icon} size={15} />
      <span className="heard">{said}</span>
    </span>
  );
}

function Marks(props: {
  readonly seat: Seat;
  readonly isTarget: boolean;
  readonly isAsked: boolean;
}) {
  const { isChaotic, player, say, view, viewer } = useLook();
  const { seat, isTarget, isAsked } = props;
  const isFight = view.phase === 'combats';
  return (
    <span className="marks">
      {seat === viewer ? <span className="heard">{say('board.you')}</span> : null}
      {view.dealer === seat ? (
        isChaotic ? (
          <Mark icon="host" said={say('board.host')} />
        ) : (
          <Mark icon="dealer" said={say('board.dealer')} />
        )
      ) : null}
      {isFight && view.combat.leader === seat ? (
        <Mark icon="leader" said={say('board.leader')} />
      ) : null}
      {isFight && player(seat).out ? <Mark icon="dishonour" said={say('board.out')} /> : null}
      {isTarget ? <Mark icon="here" said="" /> : null}
      {isAsked ? <span className="mark-asked">{say('board.asked')}</span> : null}
    </span>
  );
}

/** As a number and as a bar, with the threshold of the legend on it. */
function Health({ seat }: { readonly seat: Seat }) {
  const { content, options, player, say, speaker } = useLook();
  const { health, hero, unlocked } = player(seat);
  const full = fullHealth(options, content);
  const threshold = content.legends[content.heroes[hero]?.legend ?? '']?.threshold;
  const part = (n: number): string => `${Math.max(0, Math.min(100, (100 * n) / full))}%`;
  return (
    <span className="health">
      <b aria-hidden="true">{speaker.word(health)}</b>
      <span className="heard">{say('board.health', { n: health })}</span>
      <span className="health-bar" aria-hidden="true">
        <span className="health-fill" style={{ inlineSize: part(health) }} />
        {threshold === undefined || unlocked ? null : (
          <span className="health-threshold" style={{ insetInlineStart: part(threshold) }}>
            <Drawn drawing={sign('lock')} />
          </span>
        )}
      </span>
    </span>
  );
}

/** So many backs say that there are many. */
const BACKS = [0, 1, 2, 3];

function Figures({ seat }: { readonly seat: Seat }) {
  const { content, player, say, view } = useLook();
  const { hand, godsends, kept, hero, unlocked } = player(seat);
  const cards = countOf(hand);
  const counted = pileOf({ content, view }, seat);
  const threshold = content.legends[content.heroes[hero]?.legend ?? '']?.threshold ?? 0;
  return (
    <span className="figures">
      <span className="seat-backs" aria-hidden="true">
        {BACKS.slice(0, cards).map((at) => (
          <Back key={at} back={swordBack('azure')} width="calc(20 * var(--v))" />
        ))}
      </span>
      <Figure icon="hand" shown={cards} said={say('board.cards', { n: cards })} />
      <span data-anchor={`pile:${seat}`}>
        <Figure
          icon="pile"
          shown={<Taken {...counted} />}
          said={counted.n === 0 ? say('board.pile.empty') : say('board.pile', counted)}
        />
      </span>
      {hero === '' ? null : (
        <span data-anchor={`legend:${seat}`}>
          {unlocked ? (
            <Figure icon="unlocked" shown="" said={say('board.legend.unlocked')} />
          ) : (
            <Figure
              icon="locked"
              shown={`≤${threshold}`}
              said={say('board.legend.locked', { n: threshold })}
            />
          )}
        </span>
      )}
      {godsends.length === 0 ? null : (
        <Figure
          icon="godsend"
          shown={godsends.length}
          said={say('board.godsendCount', { n: godsends.length })}
        />
      )}
      {kept.length === 0 ? null : (
        <Figure icon="special" shown={kept.length} said={say('board.kept')} />
      )}
    </span>
  );
}

/** How many cards somebody has taken, and the wounds on them. */
function Taken({ n, wounds }: ReturnType<typeof pileOf>) {
  if (n === 0) return 0;
  return (
    <>
      {n} <span className="taken-wounds">(−{wounds})</span>
    </>
  );
}

/** Everything that lies before a player, in words. */
function Details({ seat, close }: { readonly seat: Seat; close(): void }) {
  const { content, player, say, speaker, view, waysWith } = useLook();
  const { hero, unlocked, pile, kept, voids, health, hand } = player(seat);
  const legend = content.heroes[hero]?.legend ?? '';
  const threshold = content.legends[legend]?.threshold ?? 0;
  const powers = view.powers.filter(
    (power) => power.seat === seat && (power.rank === 'godsend' || power.rank === 'place'),
  );
  const counted = pileOf({ content, view }, seat);
  return (
    <div className="details">
      <Choices ways={waysWith({ at: 'seat', seat })} onTake={close} />
      <p>
        {say('board.health', { n: health })} · {say('board.cards', { n: countOf(hand) })}
      </p>
      {hero === '' ? null : (
        <dl>
          <Described id={hero} close={close} />
          <Described
            id={legend}
            close={close}
            more={
              unlocked ? say('board.legend.unlocked') : say('board.legend.locked', { n: threshold })
            }
          />
          {powers.map((power) => (
            <PowerLine key={power.card} power={power} close={close} />
          ))}
        </dl>
      )}
      <p>{pile.length === 0 ? say('board.pile.empty') : say('board.pile', counted)}</p>
      {pile.length === 0 ? null : (
        <Faces kinds={sorted(content, pile).flatMap(({ kinds }) => kinds)} />
      )}
      {kept.length === 0 ? null : (
        <>
          <p>{say('board.kept')}</p>
          <Faces kinds={kept} />
        </>
      )}
      {voids.length === 0 ? null : (
        <p>{say('board.voids', { suits: { said: speaker.list(voids) } })}</p>
      )}
    </div>
  );
}

function Described(props: {
  readonly id: string;
  readonly more?: string | undefined;
  close(): void;
}) {
  const { title, waysWith } = useLook();
  const { id, more, close } = props;
  return (
    <div data-thing={id}>
      <dt>{title(id)}</dt>
      <dd>
        {more === undefined ? null : <em>{more}. </em>}
        <Does id={id} />
        <Choices ways={waysWith({ at: 'named', id })} onTake={close} />
      </dd>
    </div>
  );
}

/** A godsend or a place, with what it names and whether it was used. */
function PowerLine({ power, close }: { readonly power: Power; close(): void }) {
  const { say, speaker } = useLook();
  const { card, target, suit, used } = power;
  const more = [
    target >= 0 ? say('board.names', { name: { said: speaker.seat(target as Seat) } }) : '',
    suit === '' ? '' : speaker.word(suit),
    used > 0 ? say('board.used') : '',
  ].filter((part) => part !== '');
  return (
    <Described id={card} more={more.length === 0 ? undefined : more.join(', ')} close={close} />
  );
}
