import type { ReactNode } from 'react';
import { useWords } from '../app/words.js';
import { signBack, swordBack } from '../art/cards/backs.js';
import { specialFace, weaponFace } from '../art/cards/faces.js';
import { hex } from '../art/hexes/tile.js';
import { Drawn, Picture } from '../art/picture.js';
import { market } from '../art/places/index.js';
import { sign } from '../art/signs.js';
import { courser } from '../art/vignettes/index.js';
import { Card, Deck, FaceCard, Hand } from '../board/cards.js';
import { Die } from '../board/die.js';
import { Piece, type PieceForm } from '../board/piece.js';
import { Place } from '../board/place.js';
import { Pawn, Token } from '../board/token.js';
import type { PageKey } from '../text/index.js';
import { samplesOf } from './samples.js';

const STATES = ['rest', 'open', 'focus', 'picked', 'blocked', 'dimmed'] as const;
type Shown = (typeof STATES)[number];

const WIDTH = 84;

/** Things that can be chosen, by the word under which the page names them. */
function things(title: string): readonly (readonly [PageKey, PieceForm, ReactNode])[] {
  const gain = (
    <span>
      1 <Drawn drawing={sign('coin')} />
    </span>
  );
  const worth = (
    <>
      <span>
        <Drawn drawing={sign('attack')} width={16} />4
      </span>
      <span>
        <Drawn drawing={sign('block')} width={16} />3
      </span>
    </>
  );
  const [foe] = samplesOf('pieces').filter(({ name }) => name === 'token ironclad');
  return [
    ['sampler.thing.place', 'place', <MarketPlace key="" />],
    [
      'sampler.thing.card',
      'card',
      <Card
        key=""
        deck="or"
        mark="purse"
        picture={courser()}
        title={title}
        row={gain}
        width={WIDTH}
      />,
    ],
    [
      'sampler.thing.weapon',
      'card',
      <FaceCard
        key=""
        face={weaponFace({ suit: 'arrows', value: 7, poisoned: true })}
        ink="tenne"
        index="7"
        width={WIDTH}
      />,
    ],
    [
      'sampler.thing.deck',
      'card',
      <Deck key="" back={signBack('gules', 'swords')} count={12} width={WIDTH} />,
    ],
    [
      'sampler.thing.hex',
      'hex',
      <Picture
        key=""
        drawing={hex({ terrain: 'plains', site: { kind: 'village' } })}
        width={WIDTH}
      />,
    ],
    [
      'sampler.thing.token',
      'disc',
      foe && <Token key="" face={foe.drawing} plate={worth} width={WIDTH} />,
    ],
    ['sampler.thing.pawn', 'free', <Pawn key="" colour="gules" width={38} />],
    [
      'sampler.thing.die',
      'free',
      <Die key="" pigment="gules" ink="cream" shown={4} edge={52} counts />,
    ],
  ];
}

function MarketPlace() {
  const { say } = useWords();
  const gain = (
    <>
      <Drawn drawing={sign('mount')} width={18} />
      <Drawn drawing={sign('armour')} width={18} />
    </>
  );
  const pawns = <Pawn colour="azure" width={22} />;
  return (
    <Place
      picture={market()}
      name={say('sampler.thing.market')}
      gain={gain}
      pawns={pawns}
      width={132}
    />
  );
}

/** Every kind of thing in every state, and a hand. */
export function States() {
  const { say } = useWords();
  return (
    <>
      <div className="sampler-wide">
        <table className="states">
          <thead>
            <tr>
              <th scope="col">{say('sampler.thing')}</th>
              {STATES.map((state) => (
                <th key={state} scope="col">
                  {say(`sampler.state.${state}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {things(say('sampler.thing.card')).map(([name, form, drawn]) => (
              <tr key={name}>
                <th scope="row">{say(name)}</th>
                {STATES.map((state) => (
                  <td key={state}>
                    <InState name={say(name)} state={state} form={form}>
                      {drawn}
                    </InState>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <SampleHand />
    </>
  );
}

function InState(props: {
  readonly name: string;
  readonly state: Shown;
  readonly form: PieceForm;
  readonly children: ReactNode;
}) {
  const { name, state, form, children } = props;
  const { say } = useWords();
  const label = `${name}: ${say(`sampler.state.${state}`)}`;
  const open = { kind: 'open', label, take: () => {} } as const;
  const blocked = { kind: 'blocked', label, reason: say('sampler.reason'), rule: '' } as const;
  const item = { label, picked: true, toggle: () => {} };
  const common = { id: `${state}-${name}`, form, children };
  switch (state) {
    case 'rest':
      return <Piece {...common} />;
    case 'open':
      return <Piece {...common} pick={open} />;
    case 'focus':
      return <Piece {...common} pick={open} showsFocus />;
    case 'picked':
      return <Piece {...common} item={item} />;
    case 'blocked':
      return <Piece {...common} pick={blocked} />;
    case 'dimmed':
      return <Piece {...common} isDimmed />;
  }
}

function SampleHand() {
  const { say } = useWords();
  const cards = ([2, 5, 9, 12, 14] as const).map((value) => {
    const face = weaponFace({ suit: 'alchemy', value });
    const card = <FaceCard face={face} ink="purpure" index={String(value)} width={WIDTH} />;
    return { key: String(value), card };
  });
  const special = specialFace('enchantress', 'purpure', 'enchantress');
  const title = say('sampler.thing.special');
  const last = <FaceCard face={special} ink="ink" index="" title={title} width={WIDTH} />;
  const back = <Deck back={swordBack('azure')} count={1} width={WIDTH} />;
  return <Hand cards={[...cards, { key: 'special', card: last }, { key: 'back', card: back }]} />;
}
