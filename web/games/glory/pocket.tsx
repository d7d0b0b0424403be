import { useId } from 'react';
import { TOWN, townLand } from '../../art/scenes/town.js';
import { PanZoom } from '../../board/pan-zoom.js';
import { PocketTabs, usePart } from '../../board/pocket.js';
import { useMedia } from '../../parts/use-media.js';
import { Characters } from './characters.js';
import { duelsIn } from './duel/fought.js';
import { Duels } from './duel/index.js';
import { Hand } from './hand.js';
import { Icon, type IconName } from './icons.js';
import { Lists } from './lists.js';
import { useLook, type Look } from './look.js';
import { Order, Others, Plates } from './mats.js';
import { Mine } from './mine.js';
import { Own, Purse } from './own.js';
import { PLACES } from './places.js';
import './pocket.css';
import { Signs } from './signs.js';
import { Strip } from './strip.js';
import { tabOf, TABS, type Tab } from './tabs.js';
import { Places, Town } from './town.js';
import { Travel } from './travel.js';
import { Tray } from './tray.js';

const TAB_SIGNS: { readonly [tab in Tab]: IconName } = {
  town: 'title',
  travel: 'cards',
  hire: 'support',
  lists: 'challenge',
  table: 'pawn',
};

/** How often something in each tab can be chosen now. */
function opensIn({ content, picks, moment }: Look): ReadonlyMap<Tab, number> {
  const found = new Map<Tab, number>();
  const add = (tab: Tab | null, n = 1): void => {
    if (tab !== null) found.set(tab, (found.get(tab) ?? 0) + n);
  };
  const isCharacter = (word: string | number): boolean =>
    content.characters[String(word)] !== undefined;
  for (const { verb, words, pick } of picks.all())
    if (pick.kind === 'open') add(tabOf(verb, words, isCharacter));
  const own = moment.asks.filter(({ seat }) => seat === picks.seat);
  for (const offer of own.flatMap(({ offers }) => offers ?? []))
    if (offer.form !== 'option')
      add(tabOf(offer.verb, [], isCharacter), offer.form === 'number' ? 1 : offer.items.length);
  return found;
}

/** The table on a small screen: one part at a time, the hand below it. A question opens the part that answers it. */
export function Pocket() {
  const look = useLook();
  const isTablet = useMedia('(min-width: 48rem) and (min-height: 36rem)');
  const opens = opensIn(look);
  const isFight = duelsIn(look).length > 0;
  const asked = TABS.find((tab) => opens.has(tab)) ?? (isFight ? 'lists' : null);
  const [tab, choose] = usePart<Tab>(look.moment.asks, asked, 'town');
  const tabs = isTablet ? TABS.filter((one) => one !== 'town') : TABS;
  const shown = isTablet && tab === 'town' ? 'travel' : tab;
  const id = useId();
  const { say } = look;
  return (
    <div className="glory-pocket" data-tablet={isTablet} data-fight={isFight && shown === 'lists'}>
      <Plates />
      {isTablet ? <Town /> : null}
      <div className="pocket-pane" id={id} role="tabpanel" aria-labelledby={`${id}-${shown}`}>
        <Pane tab={shown} isFight={isFight} />
      </div>
      <PocketTabs
        label={say('board.tabs')}
        parts={tabs}
        shown={shown}
        opens={opens}
        here={say('board.sign.here')}
        pane={id}
        sign={(one) => <Icon name={TAB_SIGNS[one]} size={22} />}
        name={(one) => say(`board.tab.${one}`)}
        onChoose={choose}
      />
      <div className="pocket-foot">
        {isTablet ? <Own /> : <Purse />}
        <Hand hasCharacters={false} />
      </div>
    </div>
  );
}

function Pane({ tab, isFight }: { readonly tab: Tab; readonly isFight: boolean }) {
  switch (tab) {
    case 'town':
      return <PannedTown />;
    case 'travel':
      return <Travel />;
    case 'hire':
      return <Strip />;
    case 'lists':
      return isFight ? (
        <Duels />
      ) : (
        <div className="glory-lists">
          <Lists />
          <Tray />
        </div>
      );
    case 'table':
      return (
        <div className="pocket-table">
          <Characters />
          <div className="glory-top">
            <Order />
            <Signs />
          </div>
          <Own />
          <Mine />
          <Others />
        </div>
      );
  }
}

const MIDDLE = [480, 330] as const;
/** Large enough for fingers, and for reading. */
const SCALE = 0.84;

/** The town, larger than the screen. */
function PannedTown() {
  const { picks, say, view } = useLook();
  const last = view.placed.spaces.at(-1);
  const at = PLACES.find(({ spot }) => spot === last)?.at ?? MIDDLE;
  return (
    <PanZoom
      label={say('board.town')}
      size={TOWN}
      scale={SCALE}
      at={at}
      land={townLand()}
      marks={PLACES.map((place) => ({
        at: place.at,
        isOpen: picks.option('place', place.spot)?.kind === 'open',
      }))}
    >
      <Places />
    </PanZoom>
  );
}
