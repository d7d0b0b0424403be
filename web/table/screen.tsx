import {
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { go } from '../app/route.js';
import { useWords } from '../app/words.js';
import { useLight } from '../art/light.js';
import { Stage } from '../movement/stage.js';
import { usePace } from '../movement/use-pace.js';
import { useSettled } from '../movement/use-settled.js';
import type { CounselNotes, Panels } from './panels.js';
import { Bar } from './bar.js';
import type { BoardProps } from './board.js';
import { Dock } from './dock.js';
import { Drawer } from './drawer.js';
import { isWhole } from './composing.js';
import { HandOver } from './hand-over.js';
import { useInSight } from './in-sight.js';
import { KeySheet, type KeySheetHandle } from './key-sheet.js';
import type { Moment, Now, Sitter, TableLink } from './link.js';
import { Live } from './live.js';
import { isolated, tableSpeaker } from './isolated-names.js';
import type { CeremonyContext } from '../ceremony/context.js';
import { ConditionNotice, LookingNotice, WhatIfNotice } from './notices.js';
import { Over } from './over.js';
import { NO_PICKS, picksOf } from './picks.js';
import { PlainTable } from './plain/plain-table.js';
import { isPlain, usePreferences } from './preferences.js';
import { RulesContext } from './rule-link.js';
import { rankingOf, seriesOf, type Ranked } from './scores.js';
import '../art/palette.css';
import './screen.css';
import { Tabs, type WantedPanel } from './tabs.js';
import { useChoosing } from './use-choosing.js';
import { useCovered } from './use-covered.js';
import { useFocusInSight } from './use-focus.js';
import { useFrame, type Frame } from './use-frame.js';
import { isBrief, useBrief } from './harmless.js';
import { useHeadlines } from './use-headlines.js';
import { useKeys } from './use-keys.js';

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

function Table({
  link,
  now: found,
  panels: panelsOf,
  wanted = null,
  above,
  lesson,
  counsel,
  asksAll = false,
  isShared,
  Ceremonies,
  onRule,
}: TableProps) {
  const { language, say } = useWords();
  const preferences = usePreferences();
  const now = useBrief(link, found, !asksAll && isBrief(link, preferences));
  const [look, onLook] = useState<Moment | null>(null);
  const { content, kit } = link;
  const sitters = useSitters(link);
  const names = useMemo(() => sitters.map(({ name }) => isolated(name)), [sitters]);
  const speaker = useMemo(
    () => tableSpeaker(kit, content, names, language),
    [kit, content, names, language],
  );
  const game = kit.box.game.id;
  const showRule = useCallback(
    (rule: string) => (onRule === undefined ? go({ at: 'rules', game, rule }) : onRule(rule)),
    [onRule, game],
  );
  const rules = useMemo(() => ({ game, onRule: showRule }), [game, showRule]);
  const { moment } = now;
  const careful = preferences.confirm;
  const asking = useChoosing({ link, moment, speaker, names, counsel, careful });
  const root = useRef<HTMLDivElement>(null);
  const keySheet = useRef<KeySheetHandle>(null);
  useKeys(root, preferences.keys, {
    undo: moment.undo && look === null ? asking.undo : null,
    send: look === null && isWhole(asking) ? asking.confirm : null,
    help: () => keySheet.current?.show(),
  });
  const [isEndShown, showEnd] = useState(preferences.ceremonies !== 'none');
  const pace = usePace();
  const light = useLight();
  const { told, isRolling, settle } = useSettled(
    moment,
    kit.movement?.dice,
    pace > 0 && look === null,
  );
  const ranked = useMemo(() => rankedAt(told, kit.box.game.automa), [told, kit]);
  const news = useHeadlines(kit, told, asking.question, speaker);
  const shown = look ?? moment;
  const Board = isPlain(preferences, game) ? null : kit.Board;
  const oneScreen = Board === null ? null : (kit.oneScreen ?? null);
  const pane = oneScreen === null ? 'scrolled' : 'filled';
  const frame = useFrame(pane);
  const context = useMemo(
    () => ({
      link,
      now: { ...now, moment: told },
      speaker,
      say,
      looking: look,
      onRule: showRule,
      onLook,
    }),
    [link, now, told, speaker, say, look, showRule],
  );
  const besideIt = useMemo(() => {
    const panels = panelsOf?.(context) ?? [];
    return panels.length === 0 ? null : (
      <Tabs panels={panels} wanted={wanted} label={say('table.panels')} />
    );
  }, [panelsOf, wanted, context, say]);
  const chances = look === null && !isRolling ? counsel?.chances : undefined;
  const picks = useMemo(
    () => (look === null ? picksOf(asking, speaker, kit.box.game.verbs) : NO_PICKS),
    [look, asking, speaker, kit],
  );
  const counselled = look === null ? (counsel?.advised ?? null) : null;
  const advised = useMemo(
    () =>
      counselled === null
        ? null
        : {
            ask: counselled.ask.id,
            prompt: counselled.ask.prompt,
            take: () => asking.send(counselled.ask, counselled.option),
          },
    [counselled, asking],
  );
  const given = useMemo<BoardProps>(
    () => ({
      moment: shown,
      content,
      options: link.options,
      sitters,
      speaker,
      picks,
      chances: chances ?? [],
      advised,
    }),
    [shown, content, link, sitters, speaker, picks, chances, advised],
  );
  const onTable = useMemo(
    () => (
      <Stage
        kit={kit}
        moment={shown}
        content={content}
        sitters={sitters}
        isLooking={look !== null}
        pace={pace}
        light={light}
        isHeard={preferences.sounds}
        onStill={settle}
      >
        {Board === null ? (
          <PlainTable kit={kit} moment={shown} speaker={speaker} />
        ) : (
          <Board {...given} />
        )}
      </Stage>
    ),
    [
      Board,
      kit,
      content,
      sitters,
      shown,
      look,
      speaker,
      given,
      pace,
      light,
      preferences.sounds,
      settle,
    ],
  );
  // What is asked is shown at once; the rest may follow a moment later.
  const board = useDeferredValue(onTable);
  const beside = useDeferredValue(besideIt);
  useInSight(asking.question, board);
  useFocusInSight(counsel, useDeferredValue(chances));
  return (
    <RulesContext value={rules}>
      <div ref={root} className={`table table-${pane}`} data-frame={frame}>
        <Bar
          link={link}
          now={now}
          standing={oneScreen === null ? null : <oneScreen.Standing {...given} />}
          onKeys={() => keySheet.current?.show()}
        />
        <ConditionNotice condition={now.condition} link={link} />
        {link.whatIf === undefined || look !== null ? null : <WhatIfNotice whatIf={link.whatIf} />}
        {look === null ? null : (
          <LookingNotice look={look} now={moment} onBack={() => onLook(null)} />
        )}
        <Dock
          key={oneScreen === null ? 'list' : 'board'}
          moment={moment}
          asking={asking}
          arms={moment.viewer === 'public' ? null : (sitters[moment.viewer]?.arms ?? null)}
          speaker={speaker}
          oneScreen={oneScreen}
          hint={link.hint}
          isShared={isShared}
          isLooking={look !== null}
          isRolling={isRolling}
          news={news}
          lesson={lesson?.(frame)}
          over={
            ranked === null ? null : (
              <Over isShown={isEndShown} onToggle={() => showEnd(!isEndShown)} />
            )
          }
        />
        <div className="table-board">
          {above}
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

/** A rival without a seat stands in it where it has points. */
function rankedAt({ result, events }: Moment, rival: string | undefined): Ranked[] | null {
  return result === null ? null : rankingOf(result, seriesOf(events, result, rival));
}

/** The same list as long as nobody changes their name or gives up their seat. */
function useSitters({ sitters }: TableLink): readonly Sitter[] {
  const all = JSON.stringify(sitters);
  return useMemo(() => JSON.parse(all) as readonly Sitter[], [all]);
}
