import { blockedOf, labelled, NAMED_AT_MOST, type Speaker } from '@destrier/text';
import type { Ask } from '@destrier/engine';
import { useWords } from '../app/words.js';
import { RuleLink } from './rule-link.js';
import { Said } from './said.js';

interface Props {
  readonly asks: readonly Ask[];
  readonly speaker: Speaker;
}

/** What cannot be chosen now, and why, for those who want to read it: the board says it of each thing. */
export function BlockedList({ asks, speaker }: Props) {
  const { say } = useWords();
  const all = blockedOf(asks, speaker);
  if (all.length === 0) return null;
  const count = all.reduce((sum, one) => sum + one.count, 0);
  return (
    <details className="blocked">
      <summary>{say('table.blocked', { count })}</summary>
      <ul>
        {all.map((one) => {
          const name =
            one.count <= NAMED_AT_MOST
              ? one.option
              : speaker.say('kernel.group', { name: { said: one.option }, count: one.count });
          return (
            <li key={`${one.option} ${one.reason}`}>
              <Said text={labelled(speaker, name, one.reason)} />{' '}
              {one.rule === null ? null : <RuleLink rule={one.rule} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
