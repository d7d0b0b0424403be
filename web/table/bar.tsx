import { useEffect, type ReactNode } from 'react';
import { useWords } from '../app/words.js';
import { imageOf } from '../art/image.js';
import { useLight } from '../art/light.js';
import { oak } from '../art/textures.js';
import { SeatState } from '../people/seat-state.js';
import './bar.css';
import type { Now, Sitter, TableLink } from './link.js';
import { askedSeats } from './prompt.js';
import { GameSettings } from './settings.js';

interface Props {
  readonly link: TableLink;
  readonly now: Now;
  /** Where the game stands; null where its board says so. */
  readonly standing: ReactNode;
  /** Shows all keys. */
  readonly onKeys: () => void;
}

/** Whose table it is, who sits at it, and how it is looked at. */
export function Bar({ link, now, standing, onKeys }: Props) {
  const { language } = useWords();
  const title = link.kit.box.title.title[language];
  useBarWood();
  return (
    <header className="bar">
      <h1>{title}</h1>
      {standing}
      <Sitters link={link} now={now} hasPlates={standing !== null} />
      <GameSettings
        game={link.kit.box.game.id}
        title={title}
        hasBoard={link.kit.Board !== null}
        onKeys={onKeys}
      />
    </header>
  );
}

/** The page's own bar is of oak while one sits at a table. */
export function useBarWood(): void {
  const light = useLight();
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bar-oak', `url("${imageOf(oak(light), light)}")`);
    return () => void style.removeProperty('--bar-oak');
  }, [light]);
}

function Sitters({
  link,
  now,
  hasPlates,
}: Pick<Props, 'link' | 'now'> & {
  /** The board says what else is known of them. */
  readonly hasPlates: boolean;
}) {
  const { say } = useWords();
  const asked: readonly number[] = askedSeats(now.moment);
  return (
    <ul className="sitters" aria-label={say('table.players')}>
      {link.sitters.map(({ name, who }, seat) => {
        const isAsked = asked.includes(seat);
        const kind = kindOf(name, who, seat === now.moment.viewer, say);
        const state =
          now.thinking === seat ? say('table.thinks') : isAsked ? say('table.asked') : '';
        return (
          <li key={seat} data-asked={isAsked}>
            <bdi>{name}</bdi>
            {kind === '' ? null : <span className="sitter-kind"> {kind}</span>}
            {state === '' ? null : <span className="sitter-state"> · {state}</span>}
            {hasPlates ? null : <SeatState seat={seat} tagsBots={false} />}
          </li>
        );
      })}
    </ul>
  );
}

/** What somebody is, unless the name says so. */
function kindOf(
  name: string,
  who: Sitter['who'],
  isViewer: boolean,
  say: ReturnType<typeof useWords>['say'],
): string {
  const you = say('table.you');
  if (isViewer) return name.toLowerCase() === you.toLowerCase() ? '' : you;
  return typeof who === 'object' ? say('people.bot', { level: who.bot }) : '';
}
