import {
  CASTLE,
  expectedNow,
  GOODS,
  PROVINCES,
  SERVANTS,
  type Good,
  type Province,
  type SeenPlayer,
} from '@destrier/merlin/page';
import type { Seat } from '@destrier/engine';
import { labelled } from '@destrier/text';
import { bust, type Sitting } from '../../art/bust.js';
import { cutOut, diaper, type Drawing } from '../../art/drawing.js';
import { kept } from '../../art/kept.js';
import { rect } from '../../art/outline.js';
import { Drawn, Picture } from '../../art/picture.js';
import { Leaf } from '../../board/leaf.js';
import './castle.css';
import { goodSign, LOOKS, provinceShield } from './emblems.js';
import { Helpers } from './helpers.js';
import { useLook } from './look.js';
import { heldThing, servantThing } from './movement.js';
import { Amount, colourOf, SeatArms, servantDisc } from './pieces.js';
import { holdingSign, relicSign } from './signs.js';
import { Ways } from './ways.js';

/** What the viewer has. */
export function Castle() {
  const { own, say, viewer } = useLook();
  return (
    <Leaf
      className="merlin-castle"
      label={say('board.castle')}
      anchor={viewer === null ? 'castle' : `seat:${viewer}`}
    >
      {own === null || viewer === null ? null : (
        <>
          <Who seat={viewer} />
          <div className="castle-home">
            <Servants player={own} seat={viewer} />
            <Means player={own} seat={viewer} />
          </div>
          <Stock player={own} />
          <Traitors player={own} />
          <Helpers player={own} />
        </>
      )}
    </Leaf>
  );
}

/** What a scoring would bring now, all parts together. */
export function Now({ seat }: { readonly seat: Seat }) {
  const { figure, g, moment, say } = useLook();
  if (moment.result !== null) return null;
  const { traitors, domain, influence, servants } = expectedNow(g, seat);
  const n = traitors + domain + influence + servants;
  return (
    <span
      key={n}
      className="now"
      title={say('board.nowParts', { traitors, domain, influence, servants })}
    >
      <span aria-hidden="true">{n > 0 ? `+${figure(n)}` : figure(n)}</span>
      <span className="heard">{say('board.now', { n })}</span>
    </span>
  );
}

function Who({ seat }: { readonly seat: Seat }) {
  const { figure, name, say, view } = useLook();
  const score = view.players[seat]?.score ?? 0;
  return (
    <div className="castle-who" data-seat={seat}>
      <SeatArms seat={seat} />
      <bdi>{name(seat)}</bdi>
      <b key={score} title={say('board.points', { n: score })}>
        {figure(score)}
      </b>
      <Now seat={seat} />
      <Relics seat={seat} />
    </div>
  );
}

/** Excalibur and the Grail, where somebody holds them. */
export function Relics({ seat }: { readonly seat: number }) {
  const { say, speaker, view } = useLook();
  const held = (['excalibur', 'grail'] as const).filter((relic) => view[relic] === seat);
  return (
    <span className="relics">
      {held.map((relic) => (
        <span key={`${relic} ${held.length}`} data-thing={relic} title={speaker.word(relic)}>
          <Drawn drawing={relicSign(relic)} />
          <span className="heard">
            {say('board.holds', { relic: { said: speaker.word(relic) } })}
          </span>
        </span>
      ))}
    </span>
  );
}

function Servants({ player, seat }: { readonly player: SeenPlayer; readonly seat: number }) {
  const { say, sitters, speaker } = useLook();
  return (
    <ul className="castle-servants" aria-label={say('board.servants')}>
      {SERVANTS.map((servant) => {
        const post = player.servants[servant];
        const name = { said: speaker.word(servant) };
        const said =
          post === CASTLE
            ? say('board.home', { servant: name })
            : say('board.away', { servant: name, province: { said: speaker.word(post) } });
        return (
          <li
            key={servant}
            data-away={post !== CASTLE}
            title={said}
            data-thing={servantThing(servant, seat)}
          >
            <Picture drawing={servantDisc(servant, colourOf(sitters, seat))} />
            {post === CASTLE ? null : <Drawn drawing={provinceShield(post)} />}
            <span className="heard">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}

export function Means({ player, seat }: { readonly player: SeenPlayer; readonly seat: number }) {
  const { say, sitters } = useLook();
  const { apples, staffs, manors, counters } = player;
  const colour = colourOf(sitters, seat);
  return (
    <p className="castle-means">
      <Amount drawing={holdingSign('apple')} n={apples} said={say('board.apples', { n: apples })} />
      <Amount drawing={holdingSign('staff')} n={staffs} said={say('board.staffs', { n: staffs })} />
      <Amount
        drawing={holdingSign('manor', colour)}
        n={manors}
        said={say('board.manors', { n: manors })}
      />
      <Amount
        drawing={holdingSign('cube', colour)}
        n={counters}
        said={say('board.reserve', { n: counters })}
      />
    </p>
  );
}

/** Goods and counters, a column for each province. */
export function Stock({ player }: { readonly player: SeenPlayer }) {
  const { say, speaker } = useLook();
  return (
    <div className="castle-stock" role="group" aria-label={say('board.goods')}>
      {PROVINCES.map((province) => (
        <div key={province} className="stock-column" data-thing={province}>
          <span className="stock-head" title={speaker.word(province)}>
            <Drawn drawing={provinceShield(province)} />
          </span>
          {GOODS.map((good) => (
            <Held key={good} player={player} good={good} province={province} />
          ))}
          <Own player={player} province={province} />
        </div>
      ))}
    </div>
  );
}

function Own({ player, province }: { readonly player: SeenPlayer; readonly province: Province }) {
  const { say, speaker } = useLook();
  const n = player.influence[province];
  const said = say('board.influence', { province: { said: speaker.word(province) }, n });
  return (
    <span className="held" data-none={n === 0} title={said}>
      <Drawn drawing={holdingSign('cube', 'cream')} />
      <b aria-hidden="true">{n > 1 ? n : ''}</b>
      <span className="heard">{said}</span>
    </span>
  );
}

function Held(props: {
  readonly player: SeenPlayer;
  readonly good: Good;
  readonly province: Province;
}) {
  const { player, good, province } = props;
  const { own, say, speaker, ways } = useLook();
  const n = player.goods[good][province];
  const said = say('board.good', {
    good: { said: speaker.word(good) },
    province: { said: speaker.word(province) },
    n,
  });
  const here = ways.filter(
    ({ verb, words }) => verb === 'give' && words[0] === good && words[1] === province,
  );
  return (
    <span
      className="held"
      data-none={n === 0}
      data-thing={player === own ? heldThing(good, province) : undefined}
      title={said}
    >
      <Drawn drawing={goodSign(good, province)} />
      <b aria-hidden="true">{n > 1 ? n : ''}</b>
      <span className="heard">{said}</span>
      {player === own ? <Ways thing={said} ways={n === 0 ? [] : here} /> : null}
    </span>
  );
}

const TRAITOR: Sitting = {
  seed: 'traitor',
  wears: 'hood',
  dye: ['sable', 'sable'],
  robe: 'sable',
  collar: 'sable',
  beard: 'short',
  look: -1.2,
};

const traitorCard = kept((province: Province): Drawing => {
  const field = rect(-30, -40, 60, 70);
  const inside = [...diaper(LOOKS[province].pigment, field), ...bust(TRAITOR).parts];
  return { frame: [-30, -40, 60, 70], parts: cutOut(`traitor-${province}`, field, inside) };
});

/** Traitors before the castle; a lock stands where no shield keeps them away. */
export function Traitors({ player }: { readonly player: SeenPlayer }) {
  const { own, say, speaker, ways } = useLook();
  return (
    <ul className="traitors" aria-label={say('board.traitors')}>
      {player.traitors.map((card, at) => {
        const province = PROVINCES.find((one) => one === card);
        if (province === undefined) return null;
        const nth = player.traitors.slice(0, at).filter((one) => one === card).length;
        const isKept = player.goods.shield[province] > nth;
        const said = labelled(speaker, say('board.traitors'), speaker.word(province, 'traitor'));
        const here = ways.filter(
          ({ verb, words }) =>
            (verb === 'repel' || verb === 'banish' || verb === 'seize') && words[0] === province,
        );
        return (
          <li key={`${card} ${at}`} data-kept={isKept} title={said}>
            <Picture drawing={traitorCard(province)} />
            <Drawn drawing={isKept ? goodSign('shield', province) : provinceShield(province)} />
            <span className="heard">
              {isKept ? said : `${said}, ${say('board.noTraitorShield')}`}
            </span>
            {player === own ? <Ways thing={said} ways={here} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
