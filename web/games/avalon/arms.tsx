import { Person as BoardPerson } from '../../board/person.js';
import { Blazoned } from '../../heraldry/blazoned.js';
import { playerArms } from '../../heraldry/players.js';
import { heroArms, isHero } from './heroes.js';
import { useLook } from './look.js';

/**
 * Somebody's shield: their own arms, by which they are known at every table; else those of the hero, and of the seat
 * before there is one. A name stands beside it.
 */
export function Arms({ seat, size }: { readonly seat: number; readonly size: number }) {
  const { view, sitters } = useLook();
  const own = sitters[seat]?.arms;
  if (own !== undefined) return <Blazoned blazon={own} size={size} />;
  const hero = view.players[seat]?.hero ?? '';
  return <HeroArms hero={hero} size={size} otherwise={playerArms[seat]?.blazon} />;
}

/** A hero of a pack has no arms of ours. */
function HeroArms(props: {
  readonly hero: string;
  readonly size: number;
  readonly otherwise?: string | undefined;
}) {
  const { hero, size, otherwise = 'Argent' } = props;
  return <Blazoned blazon={isHero(hero) ? heroArms[hero].blazon : otherwise} size={size} />;
}

/** Somebody's shield and name. */
export function Person({ who, size = 18 }: { readonly who: number; readonly size?: number }) {
  const { name } = useLook();
  return <BoardPerson shield={<Arms seat={who} size={size} />} name={name(who)} />;
}
