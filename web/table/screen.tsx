import {
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useWords } from '../app/words.js';
import '../art/palette.css';
import type { CeremonyContext } from '../ceremony/context.js';
import { useHeld } from '../ceremony/rest.js';
import { usePace } from '../movement/use-pace.js';
import { useSettled } from '../movement/use-settled.js';
import { useMarked } from '../parts/use-marked.js';
import { Bar } from './bar.js';
import { isWhole } from './composing.js';
import { Dock } from './dock.js';
import { Drawer } from './drawer.js';
import { HandOver } from './hand-over.js';
import { isBrief, useBrief } from './harmless.js';
import { useInSight } from './in-sight.js';
import { isolated } from './isolated-names.js';
import { KeySheet, type KeySheetHandle } from './key-sheet.js';
import type { Moment, Now, TableLink } from './link.js';
import { Live } from './live.js';
import { Notices } from './notices.js';
import { Over } from './over.js';
import type { CounselNotes, PanelContext, Panels } from './panels.js';
import { isPlain, usePreferences } from './preferences.js';
import { RulesContext } from './rule-link.js';
import { rankingOf, seriesOf, type Ranked } from './scores.js';
import './screen.css';
import type { WantedPanel } from './tabs.js';
import { useBeside } from './use-beside.js';
import { useChoosing, type HeldBack } from './use-choosing.js';
import { useCovered } from './use-covered.js';
import { useFocusInSight } from './use-focus.js';
import { useFrame, type Frame } from './use-frame.js';
import { useGiven } from './use-given.js';
import { useHeadlines } from './use-headlines.js';
import { useKeys } from './use-keys.js';
import { useOnTable } from './use-on-table.js';
import { useRules } from './use-rules.js';
import { useStanding } from './use-standing.js';
import { useSpeaking } from './use-speaking.js';

interface Props {
  readonly link: TableLink;
  /** What stands beside the table. */
  readonly panels?: Panels;
  /** The panel beside it that somebody asked for. */
  readonly wanted?: WantedPanel | null;
  /** What is said before the board. */
  readonly above?: ReactNode;
  /** What a guide says of the question. */
  readonly lesson?: (frame: Frame) => ReactNode;
  /** What it does not let somebody choose. */
  readonly isHeldBack?: HeldBack;
  readonly counsel?: CounselNotes;
  /** Asks too where no answer can matter, whatever somebody prefers. */
  readonly asksAll?: boolean;
  /** Shows over the table what is celebrated, and how the game ended. */
  readonly Ceremonies?: ComponentType<CeremonyContext>;
  /** Shows a rule over the table; without it the page goes to the rule. */
  readonly onRule?: (rule: string) => void;
}

/** A table with all that stands around it. */
export function TableScreen(props: Props) {
  const { link } = props;
  const now = useSyncExternalStore(link.subscribe, link.now);
  const isShared = link.sitters.filter(({ who }) => who === 'here').length > 1;
  const [covered, setCovered] = useCovered(isShared);
  const { viewer, result, undo } = now.moment;
  const isHidden = covered && viewer !== 'public' && result === null;
  const to = now.handTo ?? (isHidden ? viewer : null);
  if (to === null) return <Table key={viewer} {...props} now={now} isShared={isShared} />;
  // Whoever takes it back: what was chosen from is shown to nobody else.
  const takeBack = (): void => {
    setCovered(true);
    void link.undo();
  };
  return (
    <HandOver
      key={to}
      name={isolated(link.sitters[to]?.name ?? '')}
      onSit={() => {
        setCovered(false);
        if (now.handTo !== null) link.sit(to);
      }}
      onUndo={now.handTo !== null && undo ? takeBack : null}
    />
  );
}

interface TableProps extends Props {
  readonly now: Now;
  readonly isShared: boolean;
}

function Table(props: TableProps) {
  const { link, wanted = null, counsel, asksAll = false, isHeldBack, Ceremonies } = props;
  const preferences = usePreferences();
  const now = useHeld(useBrief(link, props.now, !asksAll && isBrief(link, preferences)));
  const [look, onLook] = useState<Moment | null>(null);
  const { kit } = link;
  const game = kit.box.game.id;
  const { sitters, names, speaker } = useSpeaking(link);
  const rules = useRules(game, props.onRule);
  const { moment } = now;
  const careful = preferences.confirm;
  const asking = useChoosing({ link, moment, speaker, names, counsel, careful, isHeldBack });
  const root = useRef<HTMLDivElement>(null);
  const keySheet = useRef<KeySheetHandle>(null);
  useKeys(root, preferences.keys, {
    undo: moment.undo && look === null ? asking.undo : null,
    send: look === null && isWhole(asking) ? asking.confirm : null,
    help: () => keySheet.current?.show(),
  });
  const [isEndShown, showEnd] = useState(preferences.ceremonies !== 'none');
  const pace = usePace();
  const isMoving = pace > 0 && look === null;
  const { told, isRolling, settle } = useSettled(moment, kit.movement?.dice, isMoving);
  const standing = useStanding(told);
  const ranked = useMemo(() => rankedAt(told, kit.box.game.automa), [told, kit]);
  const news = useHeadlines(kit, told, asking.question, speaker);
  const Board = isPlain(preferences, game) ? null : kit.Board;
  const oneScreen = Board === null ? null : (kit.oneScreen ?? null);
  const pane = oneScreen === null ? 'scrolled' : 'filled';
  const frame = useFrame(pane);
  useMarked('table', frame);
  useMarked('pane', pane);
  const context = useContextOf({
    link,
    now,
    told,
    speaker,
    looking: look,
    onRule: rules.onRule,
    onLook,
  });
  const shown = look ?? moment;
  const given = useGiven({
    link,
    moment: shown,
    sitters,
    speaker,
    asking,
    counsel,
    look,
    isRolling,
  });
  const onTable = useOnTable({
    kit,
    given,
    Board,
    isLooking: look !== null,
    pace,
    isHeard: preferences.sounds,
    onStill: settle,
  });
  // What is asked is shown at once; the rest may follow a moment later.
  const board = useDeferredValue(onTable);
  const beside = useDeferredValue(useBeside(props.panels, wanted, context));
  useInSight(asking.question, board);
  useFocusInSight(counsel, useDeferredValue(given.chances));
  return (
    <RulesContext value={rules}>
      <div ref={root} className={`table table-${pane}`} data-frame={frame}>
        <Bar
          link={link}
          now={now}
          standing={
            oneScreen === null ? null : <oneScreen.Standing {...given} moment={look ?? standing} />
          }
          onKeys={() => keySheet.current?.show()}
        />
        <Notices link={link} now={now} look={look} onBack={() => onLook(null)} />
        <Dock
          key={oneScreen === null ? 'list' : 'board'}
          moment={moment}
          asking={asking}
          arms={moment.viewer === 'public' ? null : (sitters[moment.viewer]?.arms ?? null)}
          speaker={speaker}
          oneScreen={oneScreen}
          hint={link.hint}
          isShared={props.isShared}
          isLooking={look !== null}
          isRolling={isRolling}
          news={news}
          lesson={props.lesson?.(frame)}
          over={
            ranked === null ? null : (
              <Over isShown={isEndShown} onToggle={() => showEnd(!isEndShown)} />
            )
          }
        />
        <div className="table-board">
          {props.above}
          {board}
          {Ceremonies === undefined ? null : (
            <Ceremonies
              {...context}
              ranked={ranked}
              isEndShown={isEndShown}
              onClose={() => showEnd(false)}
            />
          )}
        </div>
        {beside === null ? null : (
          <Drawer isFoldable={oneScreen !== null} opens={wanted}>
            {beside}
          </Drawer>
        )}
        <Live moment={told} speaker={speaker} />
        <KeySheet ref={keySheet} areOn={preferences.keys} />
      </div>
    </RulesContext>
  );
}

/** What panels and ceremonies are shown from: what is told, not what dice still hide. */
function useContextOf({
  link,
  now,
  told,
  speaker,
  looking,
  onRule,
  onLook,
}: Omit<PanelContext, 'say'> & { readonly told: Moment }): PanelContext {
  const { say } = useWords();
  return useMemo(
    () => ({ link, now: { ...now, moment: told }, speaker, say, looking, onRule, onLook }),
    [link, now, told, speaker, say, looking, onRule, onLook],
  );
}

/** A rival without a seat stands in it where it has points. */
function rankedAt({ result, events }: Moment, rival: string | undefined): Ranked[] | null {
  return result === null ? null : rankingOf(result, seriesOf(events, result, rival));
}
