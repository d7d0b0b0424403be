import { OTTO, type SeenPlayer, type Who } from '@destrier/glory/page';
import { Figure } from './amounts.js';
import { earnedBy, heldOf } from './earned.js';
import { useLook } from './look.js';
import { TitleList } from './titles.js';

/** How many titles somebody holds. */
export function HeldTitles({ of }: { readonly of: Parameters<typeof heldOf>[0] }) {
  const { say } = useLook();
  const { all, hidden } = heldOf(of);
  const isMixed = hidden > 0 && hidden < all;
  return (
    <Figure
      icon="title"
      shown={all}
      said={
        isMixed
          ? say('board.titlesHeldHidden', { n: all, hidden })
          : say('board.titlesHeld', { n: all })
      }
    />
  );
}

interface Props {
  /** Another player, or Otto. */
  readonly who: Who;
  readonly openTitles: SeenPlayer['openTitles'];
}

/** The titles of another that everybody sees; at the end those earned, public ones among them, stand first. */
export function ShownTitles({ who, openTitles }: Props) {
  const { moment, say, view } = useLook();
  const earned = moment.result === null ? [] : earnedBy(view, who, true);
  const open = openTitles.filter((title) => !earned.includes(title));
  // What Otto needs for his titles nobody counts.
  const seat = who === OTTO ? null : who;
  return (
    <>
      <TitleList label={say('board.titles.earned')} titles={earned} seat={null} />
      <TitleList label={say('board.titles.open')} titles={open} seat={seat} />
    </>
  );
}
