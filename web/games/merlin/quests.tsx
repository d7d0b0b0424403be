import { missing, questOf, type Condition, type Need, type Servant } from '@destrier/merlin/page';
import { labelled } from '@destrier/text';
import { bust } from '../../art/bust.js';
import { Drawn, Picture } from '../../art/picture.js';
import { cutOut, diaper, laidOut, type Drawing } from '../../art/drawing.js';
import { kept } from '../../art/kept.js';
import { rect } from '../../art/outline.js';
import { sign } from '../../art/signs.js';
import { signBack } from '../../art/cards/backs.js';
import { Deck } from '../../board/cards.js';
import { Cover } from '../../board/cover.js';
import { Leaf } from '../../board/leaf.js';
import type { ItemPick, PlacedPick } from '../../table/board.js';
import { goodSign, provinceShield } from './emblems.js';
import { useLook } from './look.js';
import { servantDisc, SERVANT_LOOKS } from './pieces.js';
import './quests.css';
import { holdingSign } from './signs.js';
import { Ways } from './ways.js';

/** Whoever gives a quest, before a ground of their own. */
const giver = kept((servant: Servant): Drawing => {
  const { person, ground } = SERVANT_LOOKS[servant];
  const field = rect(-34, -50, 68, 72);
  const inside = [
    ...diaper(ground, field),
    laidOut(bust(person).parts, servant === 'lady' ? { y: 9, scale: 0.72 } : { y: -2 }),
  ];
  return { frame: [-34, -50, 68, 72], parts: cutOut(`giver-${servant}`, field, inside) };
});

/** The quests on show, and the pile. */
export function Row() {
  const { say, view, ways } = useLook();
  const pile = view.pile.count;
  const said = say('board.pile', { n: pile });
  return (
    <Leaf className="merlin-row" label={say('board.row')} anchor="quests">
      <h3>{say('board.row')}</h3>
      <ul>
        {view.row.map((quest, at) => (
          <li key={`${quest} ${at}`}>
            <Quest
              quest={quest}
              ways={ways.filter(
                ({ verb, words }) =>
                  (verb === 'open' && words[0] === quest) ||
                  (verb === 'swap' && words[1] === quest),
              )}
            />
          </li>
        ))}
      </ul>
      <div className="quest-pile" data-anchor="pile" title={said}>
        <Deck back={signBack('azure', 'scroll')} count={pile} width="calc(52 * var(--v))" />
        <span className="heard">{said}</span>
        <Ways thing={said} ways={ways.filter(({ verb }) => verb === 'blind')} />
      </div>
    </Leaf>
  );
}

/** With more cards than these, each gets less room. */
const OPEN_HAND = 4;

/** The quests that the viewer holds. */
export function Hand() {
  const { own, picks, say, ways } = useLook();
  const hand = own === null || 'count' in own.quests ? [] : own.quests;
  return (
    <section className="merlin-hand" data-anchor="hand" aria-label={say('board.hand')}>
      <ul data-crowded={hand.length > OPEN_HAND}>
        {hand.map((quest, at) => (
          <li key={`${quest} ${at} ${hand.length > OPEN_HAND}`}>
            <Quest
              quest={quest}
              item={picks.item('exchange', quest)}
              ways={ways.filter(
                ({ verb, words }) => (verb === 'quest' || verb === 'swap') && words[0] === quest,
              )}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** More signs than these are smaller. */
const FEW_SIGNS = 4;

/** What is wanted in a province is shown with its shield. */
const signsOf = ({ is, province }: Condition): number =>
  is === 'good' || province === null ? 1 : 2;

function Quest(props: {
  readonly quest: string;
  readonly ways: readonly PlacedPick[];
  readonly item?: ItemPick | undefined;
}) {
  const { quest, ways, item } = props;
  const { g, own, say, speaker } = useLook();
  const book = questOf(g, quest);
  const lacks = own === null ? [] : missing(own, book);
  const said = labelled(speaker, speaker.word(quest), speaker.effect([quest]));
  const isMany = book.conditions.reduce((sum, one) => sum + signsOf(one), 0) > FEW_SIGNS;
  const isReady = own !== null && lacks.length === 0;
  return (
    <span
      className="quest"
      data-thing={quest}
      data-ready={isReady}
      data-picked={item?.picked === true}
    >
      <span className="quest-giver">
        <Picture drawing={giver(book.servant)} />
      </span>
      <span className="quest-needs" data-many={isMany}>
        {marked(book.needs, lacks).map(({ wanted, isThere }, at) => (
          <span key={at} data-there={isThere} title={speaker.word(wanted, 'need')}>
            <NeedSign condition={book.conditions[at]} />
          </span>
        ))}
      </span>
      <b className="quest-points" aria-hidden="true">
        {book.points}
      </b>
      <small className="printed quest-number" aria-hidden="true">
        {say('board.number', { n: numberOf(quest) })}
      </small>
      <span className="heard">
        {said}{' '}
        {lacks.length === 0
          ? ''
          : say('board.lacks', {
              needs: { said: lacks.map((one) => speaker.word(one, 'need')).join(', ') },
            })}
      </span>
      {item === undefined ? null : (
        <span className="quest-toggle">
          <Cover
            className="merlin-cover"
            label={item.label}
            isPicked={item.picked}
            onPress={() => item.toggle()}
          />
        </span>
      )}
      <span className={item === undefined ? 'quest-ways' : 'quest-ways quest-ways-low'}>
        <Ways thing={speaker.word(quest)} ways={ways} />
      </span>
    </span>
  );
}

/** The number by which texts call a quest. */
const numberOf = (quest: string): number => Number(quest.slice(1));

/** Of equal needs the last are those that are missing. */
function marked(
  needs: readonly Need[],
  lacks: readonly Need[],
): readonly { readonly wanted: Need; readonly isThere: boolean }[] {
  const left = [...lacks];
  return needs
    .toReversed()
    .map((wanted) => {
      const at = left.indexOf(wanted);
      if (at !== -1) left.splice(at, 1);
      return { wanted, isThere: at === -1 };
    })
    .toReversed();
}

function NeedSign({ condition }: { readonly condition: Condition | undefined }) {
  if (condition === undefined) return null;
  const { province } = condition;
  if (condition.is === 'good') return <Drawn drawing={goodSign(condition.good, province)} />;
  return (
    <>
      {condition.is === 'influence' ? (
        <Drawn drawing={holdingSign('cube', 'cream')} />
      ) : condition.servant === null ? (
        <Drawn drawing={sign('support')} />
      ) : (
        <Picture drawing={servantDisc(condition.servant)} />
      )}
      {province === null ? null : <Drawn drawing={provinceShield(province)} />}
    </>
  );
}
