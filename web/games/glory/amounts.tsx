import { PARTS, roman, type Reward, type Source } from '@destrier/glory/page';
import { Fragment } from 'react';
import { Figure as BoardFigure } from '../../board/figure.js';
import { HouseMark } from '../../board/house-mark.js';
import { Icon, type IconName } from './icons.js';
import { useLook } from './look.js';

/** Figures with a sign for those who see, and in words for those who hear. */

type Counted = 'coins' | 'strength' | 'faith' | 'glory';

const SIGNS: { readonly [what in Counted]: IconName } = {
  coins: 'coin',
  strength: 'strength',
  faith: 'faith',
  glory: 'glory',
};

export function Figure(props: {
  readonly icon: IconName;
  readonly shown: string | number;
  readonly said: string;
  readonly inWords?: boolean;
}) {
  return <BoardFigure {...props} icon={<Icon name={props.icon} />} />;
}

export function Amount(props: {
  readonly what: Counted;
  readonly n: number;
  readonly inWords?: boolean;
}) {
  const { what, n, inWords = false } = props;
  const { voice } = useLook();
  return <Figure icon={SIGNS[what]} shown={n} said={voice[what](n)} inWords={inWords} />;
}

export function Level(props: {
  readonly item: 'mount' | 'armour';
  readonly level: number;
  readonly inWords?: boolean;
}) {
  const { item, level, inWords = false } = props;
  const { voice } = useLook();
  return <Figure icon={item} shown={roman(level)} said={voice[item](level)} inWords={inWords} />;
}

/** Attack and prestige of somebody whom nobody plays. */
export function Foe({ attack, prestige }: { readonly attack: number; readonly prestige: number }) {
  const { say } = useLook();
  return (
    <>
      <Figure icon="attack" shown={attack} said={say('board.attack', { n: attack })} />
      {prestige === 0 ? null : <Prestige n={prestige} />}
    </>
  );
}

function Prestige({ n }: { readonly n: number }) {
  const { say } = useLook();
  return <Figure icon="prestige" shown={n} said={say('board.prestige', { n })} />;
}

function RewardPart({ reward, part }: { readonly reward: Reward; readonly part: keyof Reward }) {
  const { speaker, voice } = useLook();
  const what = reward[part];
  if (what === undefined) return null;
  switch (part) {
    case 'coins':
    case 'strength':
    case 'faith':
    case 'glory':
      return <Amount what={part} n={Number(what)} />;
    case 'mount':
    case 'armour':
      return <Level item={part} level={Number(what)} />;
    case 'titles':
      return <Figure icon="title" shown={`1/${what}`} said={voice.titles(Number(what))} />;
    case 'support':
    case 'relic':
    case 'prestige':
      return (
        <span className="figure" title={speaker.effect([what])}>
          <Icon name={part} /> {speaker.word(what)}
        </span>
      );
  }
}

export function RewardView({ reward }: { readonly reward: Reward }) {
  return (
    <span className="reward">
      {PARTS.map((part) => (
        <RewardPart key={part} reward={reward} part={part} />
      ))}
    </span>
  );
}

/** One of these. */
export function Rewards({ rewards }: { readonly rewards: readonly Reward[] }) {
  const { say } = useLook();
  return (
    <span className="rewards">
      {rewards.map((reward, at) => (
        // Rewards of a card have no name, and never change places.
        <Fragment key={at}>
          {at === 0 ? null : <span className="either">{say('board.or')}</span>}
          <RewardView reward={reward} />
        </Fragment>
      ))}
    </span>
  );
}

/** What no rulebook prints is marked. */
export function House({ source }: { readonly source: Source | undefined }) {
  const { say } = useLook();
  if (source !== 'house') return null;
  const said = say('board.house');
  return <HouseMark title={said} said={`(${said})`} size={11} space={'\u00a0'} />;
}
