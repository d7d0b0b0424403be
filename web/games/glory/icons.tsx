import { Drawn } from '../../art/picture.js';
import { sign, type SignName } from '../../art/signs.js';
import { BaseIcon, type BaseSign, type IconProps } from '../../board/signs.js';

/** Signs of the board by what they stand for. */
const SIGNS = {
  coin: 'coin',
  strength: 'strength',
  faith: 'faith',
  glory: 'glory',
  prestige: 'prestige',
  mount: 'mount',
  armour: 'armour',
  pawn: 'pawn',
  attack: 'attack',
  cards: 'cards',
  title: 'title',
  support: 'support',
  relic: 'relic',
  romance: 'heart',
  market: 'purse',
  challenge: 'swords',
  hour: 'hour',
  refresh: 'hand',
  travel: 'boot',
} as const satisfies { readonly [name: string]: SignName };

export type IconName = BaseSign | keyof typeof SIGNS;

function isDrawn(name: IconName): name is keyof typeof SIGNS {
  return Object.hasOwn(SIGNS, name);
}

/** The drawn sign of a thing, or one of those that every board uses. */
export function Icon({ name, size = 18 }: IconProps<IconName>) {
  if (!isDrawn(name)) return <BaseIcon name={name} size={size} />;
  return (
    <span className={`icon icon-${name}`}>
      <Drawn drawing={sign(SIGNS[name])} width={size} />
    </span>
  );
}

/** The mark of a deck on its cards. */
export const MARKS = { romance: SIGNS.romance, market: SIGNS.market, challenge: SIGNS.challenge };
