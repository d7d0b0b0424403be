import {
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
  useRef,
  useSyncExternalStore,
} from 'react';
import { go } from '../app/route.js';
import { useWords } from '../app/words.js';
import type { AsideContext, CounselNotes, Panels } from './aside.js';
import { Bar } from './bar.js';
import { Dock } from './dock.js';
import { HandOver } from './hand-over.js';
import type { Moment, Now, Sitter, TableLink } from './link.js';
import { Live } from './live.js';
import { isolated, tableSpeaker } from './names.js';
import { ConditionNotice, LookingNotice } from './notices.js';
import { NO_PICKS, picksOf } from './picks.js';
import { PlainTable } from './plain/plain-table.js';
import { usePreferences } from './preferences.js';
import './screen.css';
import { Tabs } from './tabs.js';
import { useChoosing } from './use-choosing.js';
import { useCovered } from './use-covered.js';
import { useKeys } from './use-keys.js';

interface Props {
  readonly link: TableLink;
  /** What stands beside the table. */
  readonly aside?: Panels;
  readonly counsel?: CounselNotes;
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

function Table({ link, now, aside, counsel, isShared, onRule }: TableProps) {
  const { language, say } = useWords();
  const preferences = usePreferences();
  const [look, onLook] = useState<Moment | null>(null);
  const { sitters, content, kit } = link;
  const names = useNames(sitters);
  const speaker = useMemo(
    () => tableSpeaker(kit, content, names, language),
    [kit, content, names, language],
  );
  const game = kit.box.game.id;
  const showRule = useCallback(
    (rule: string) => (onRule === undefined ? go({ at: 'rules', game, rule }) : onRule(rule)),
    [onRule, game],
  );
  const { moment } = now;
  const careful = preferences.confirm;
  const asking = useChoosing({ link, moment, speaker, names, counsel, careful });
  const root = useRef<HTMLDivElement>(null);
  useKeys(root, preferences.keys, moment.undo ? asking.undo : null);
  const shown = look ?? moment;
  const Board = preferences.table === 'plain' ? null : kit.Board;
  const context: AsideContext = {
    link,
    now,
    speaker,
    say,
    looking: look,
    onRule: showRule,
    onLook,
  };
  const panels = aside?.(context) ?? [];
  const picks = look === null ? picksOf(asking, speaker) : NO_PICKS;
  // What is asked is shown at once; the rest may follow a moment later.
  const board = useDeferredValue(
    Board === null ? (
      <PlainTable kit={kit} moment={shown} speaker={speaker} />
    ) : (
      <Board
        moment={shown}
        content={content}
        options={link.options}
        sitters={sitters}
        speaker={speaker}
        picks={picks}
        chances={look === null ? (counsel?.chances ?? []) : []}
      />
    ),
  );
  const beside = useDeferredValue(
    panels.length === 0 ? null : <Tabs panels={panels} label={say('table.aside')} />,
  );
  return (
    <div ref={root} className="table">
      <Bar link={link} now={now} preferences={preferences} />
      <ConditionNotice condition={now.condition} link={link} />
      {look === null ? null : (
        <LookingNotice look={look} now={moment} onBack={() => onLook(null)} />
      )}
      <div className="table-board">{board}</div>
      <div className="table-side">
        <Dock
          moment={moment}
          asking={asking}
          speaker={speaker}
          game={game}
          isShared={isShared}
          isLooking={look !== null}
          onRule={showRule}
        />
        {beside}
      </div>
      <Live moment={moment} speaker={speaker} />
    </div>
  );
}

/** The same list as long as nobody changes their name. */
function useNames(sitters: readonly Sitter[]): readonly string[] {
  const all = JSON.stringify(sitters.map(({ name }) => isolated(name)));
  return useMemo(() => JSON.parse(all) as readonly string[], [all]);
}
