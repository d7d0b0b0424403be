import { PARTS, roman, signed, type Reward } from '@destrier/glory/page';
import { labelled } from '@destrier/text';
import { Fragment } from 'react';
import { Figure as BoardFigure } from '../../board/figure.js';
import { Icon, type IconName } from './icons.js';
import { useLook } from './look.js';
import { FaceOf } from './face.js';

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
  /** It is got or lost, and says so. */
  readonly isGain?: boolean;
  readonly inWords?: boolean;
}) {
  const { what, n, isGain = false, inWords = false } = props;
  const { voice } = useLook();
  const shown = isGain ? signed(n) : n;
  return <Figure icon={SIGNS[what]} shown={shown} said={voice[what](n)} inWords={inWords} />;
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

interface RewardProps {
  readonly reward: Reward;
  /** As signs alone: on cards, where names are said. */
  readonly isShort?: boolean;
}

function RewardPart({
  reward,
  part,
  isShort = false,
}: RewardProps & { readonly part: keyof Reward }) {
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
        <span
          className="figure"
          title={labelled(speaker, speaker.word(what), speaker.effect([what]))}
        >
          {part === 'support' && isShort ? <FaceOf support={String(what)} /> : <Icon name={part} />}{' '}
          <span className={isShort ? 'heard' : undefined}>{speaker.word(what)}</span>
        </span>
      );
  }
}

export function RewardView({ reward, isShort }: RewardProps) {
  return (
    <span className="reward">
      {PARTS.map((part) => (
        <RewardPart key={part} reward={reward} part={part} {...(isShort ? { isShort } : {})} />
      ))}
    </span>
  );
}

/** One of these. */
export function Rewards({
  rewards,
  isShort = false,
}: Omit<RewardProps, 'reward'> & { readonly rewards: readonly Reward[] }) {
  const { say } = useLook();
  return (
    <span className="rewards">
      {rewards.map((reward, at) => (
        // Rewards of a card have no name, and never change places.
        <Fragment key={at}>
          {at === 0 ? null : <span className="either">{say('board.or')}</span>}
          <RewardView reward={reward} isShort={isShort} />
        </Fragment>
      ))}
    </span>
  );
}
