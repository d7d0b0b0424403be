import { useWords } from '../app/words.js';
import { Picture } from '../art/picture.js';
import { sign, type SignName } from '../art/signs.js';
import { useMarked } from '../parts/use-marked.js';
import type { PageKey } from '../text/index.js';

const PARTS: readonly { readonly id: string; readonly word: PageKey; readonly sign: SignName }[] = [
  { id: 'games', word: 'lobby.jump.games', sign: 'swords' },
  { id: 'open', word: 'lobby.jump.open', sign: 'flag' },
  { id: 'watch', word: 'lobby.jump.watch', sign: 'eye' },
  { id: 'makers', word: 'lobby.jump.makers', sign: 'die' },
];

/** On a small screen, at the thumb: the parts of the page, with how many tables wait for somebody. */
export function Jumps({ open }: { readonly open: number }) {
  const { say } = useWords();
  useMarked('foot', 'jumps');
  return (
    <nav className="lobby-jumps" aria-label={say('lobby.jumps')}>
      {PARTS.map((part) => (
        <button key={part.id} type="button" onClick={() => jumpTo(part.id)}>
          <Picture drawing={sign(part.sign)} width={22} />
          {say(part.word)}
          {part.id === 'open' && open > 0 && <b>{open}</b>}
        </button>
      ))}
    </nav>
  );
}

/** Addresses behind `#` are the page's own: the focus goes to the heading. */
function jumpTo(id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
