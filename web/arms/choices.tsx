import {
  blazonOf,
  COMPOSED_CHARGES,
  COMPOSED_COUNTS,
  COMPOSED_DIVISIONS,
  COMPOSED_ORDINARIES,
  COMPOSED_TINCTURES,
  type ComposedCharge,
  type ComposedFigure,
  type Composition,
} from '@destrier/heraldry';
import type { Tincture } from '@destrier/heraldry/tinctures';
import { useWords } from '../app/words.js';
import { emblem } from '../art/emblem.js';
import { Drawn } from '../art/picture.js';
import { pigmentOf } from '../art/rider-look.js';
import { Blazoned } from '../heraldry/blazoned.js';
import { Option, Options } from './options.js';

interface ChoicesProps {
  /** Null: none of the choices gives the arms. */
  readonly composition: Composition | null;
  onChoose(change: Partial<Composition>): void;
}

/** What arms are put together from. */
export function Choices({ composition, onChoose }: ChoicesProps) {
  const { say } = useWords();
  const field = composition?.field ?? 'gules';
  const figure = composition?.figure;
  const charge = composition?.charge ?? null;
  const borne: ComposedCharge = charge ?? {
    name: 'mullet',
    tincture: figure === undefined ? 'argent' : contrasting(field),
    count: 1,
    on: false,
  };
  const isOrdinary = figure?.kind === 'ordinary';
  return (
    <div className="arms-choices">
      <Tinctures
        title={say('arms.field')}
        chosen={composition?.field}
        onChoose={(tincture) => onChoose({ field: tincture })}
      />
      <Figures field={field} figure={figure} onChoose={(next) => onChoose({ figure: next })} />
      <Tinctures
        title={say('arms.figure.tincture')}
        chosen={figure === undefined || figure.kind === 'plain' ? undefined : figure.tincture}
        isIdle={figure === undefined || figure.kind === 'plain'}
        onChoose={(tincture) => {
          if (figure !== undefined && figure.kind !== 'plain')
            onChoose({ figure: { ...figure, tincture } });
        }}
      />
      <Charges
        field={field}
        borne={borne}
        chosen={composition === null ? undefined : charge}
        onChoose={(next) => onChoose({ charge: next })}
      />
      <Tinctures
        title={say('arms.charge.tincture')}
        chosen={charge?.tincture}
        isIdle={charge === null}
        onChoose={(tincture) => onChoose({ charge: { ...borne, tincture } })}
      />
      <Options title={say('arms.count')} form="chips">
        {COMPOSED_COUNTS.map((count) => (
          <Option
            key={count}
            label={count === 'semy' ? say('arms.count.semy') : String(count)}
            isChosen={charge?.count === count}
            isIdle={charge === null || (count === 'semy' && figure?.kind === 'division')}
            onChoose={() => onChoose({ charge: { ...borne, count } })}
          />
        ))}
      </Options>
      <Options title={say('arms.where')} form="chips">
        {[false, true].map((on) => (
          <Option
            key={String(on)}
            label={say(on ? 'arms.where.on' : 'arms.where.field')}
            isChosen={charge !== null && charge.on === on}
            isIdle={charge === null || (on && (!isOrdinary || charge.count === 'semy'))}
            onChoose={() => onChoose({ charge: { ...borne, on } })}
          />
        ))}
      </Options>
    </div>
  );
}

/** What is seen on a tincture, where nobody has said. */
function contrasting(field: Tincture): Tincture {
  return field === 'or' || field === 'argent' ? 'sable' : 'argent';
}

interface TincturesProps {
  readonly title: string;
  readonly chosen: Tincture | undefined;
  /** There is nothing to be painted. */
  readonly isIdle?: boolean;
  onChoose(tincture: Tincture): void;
}

function Tinctures({ title, chosen, isIdle = false, onChoose }: TincturesProps) {
  const { say } = useWords();
  return (
    <Options title={title} form="swatches">
      {COMPOSED_TINCTURES.map((tincture) => (
        <Option
          key={tincture}
          label={say(`arms.tincture.${tincture}`)}
          isChosen={chosen === tincture}
          isIdle={isIdle}
          onChoose={() => onChoose(tincture)}
        >
          <span className={`arms-swatch arms-swatch-${tincture}`} />
        </Option>
      ))}
    </Options>
  );
}

const FIGURES = ['plain', ...COMPOSED_ORDINARIES, ...COMPOSED_DIVISIONS] as const;

function figureCalled(name: (typeof FIGURES)[number], tincture: Tincture): ComposedFigure {
  const ordinary = COMPOSED_ORDINARIES.find((one) => one === name);
  if (ordinary !== undefined) return { kind: 'ordinary', ordinary, tincture };
  const division = COMPOSED_DIVISIONS.find((one) => one === name);
  if (division !== undefined) return { kind: 'division', division, tincture };
  return { kind: 'plain' };
}

function nameOf(figure: ComposedFigure): (typeof FIGURES)[number] {
  switch (figure.kind) {
    case 'plain':
      return 'plain';
    case 'ordinary':
      return figure.ordinary;
    case 'division':
      return figure.division;
  }
}

interface FiguresProps {
  readonly field: Tincture;
  readonly figure: ComposedFigure | undefined;
  onChoose(figure: ComposedFigure): void;
}

function Figures({ field, figure, onChoose }: FiguresProps) {
  const { say } = useWords();
  const painted = figure === undefined || figure.kind === 'plain' ? undefined : figure.tincture;
  const tincture = painted === undefined || painted === field ? contrasting(field) : painted;
  return (
    <Options title={say('arms.figure')} form="shields">
      {FIGURES.map((name) => {
        const one = figureCalled(name, tincture);
        return (
          <Option
            key={name}
            label={say(`arms.figure.${name}`)}
            isChosen={figure !== undefined && nameOf(figure) === name}
            onChoose={() => onChoose(one)}
          >
            <Blazoned blazon={blazonOf({ field, figure: one, charge: null })} size={52} />
          </Option>
        );
      })}
    </Options>
  );
}

interface ChargesProps {
  readonly field: Tincture;
  /** How a charge is borne that is chosen now. */
  readonly borne: ComposedCharge;
  /** Null: none is. */
  readonly chosen: ComposedCharge | null | undefined;
  onChoose(charge: ComposedCharge | null): void;
}

function Charges({ field, borne, chosen, onChoose }: ChargesProps) {
  const { say } = useWords();
  const tincture = borne.tincture === field ? contrasting(field) : borne.tincture;
  const look = { pigment: pigmentOf(tincture), armed: 'gold', ink: 2.4 } as const;
  return (
    <Options title={say('arms.charge')} form="charges">
      <Option
        label={say('arms.charge.none')}
        isChosen={chosen === null}
        onChoose={() => onChoose(null)}
      >
        <span className={`arms-charge arms-swatch-${field}`} />
      </Option>
      {COMPOSED_CHARGES.map((name) => (
        <Option
          key={name}
          label={say(`arms.charge.${name}`)}
          isChosen={chosen?.name === name}
          onChoose={() => onChoose({ ...borne, name })}
        >
          <span className={`arms-charge arms-swatch-${field}`}>
            <Drawn drawing={emblem(name, look)} width={34} />
          </span>
        </Option>
      ))}
    </Options>
  );
}
