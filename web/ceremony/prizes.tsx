import { Drawn } from '../art/picture.js';
import { sign } from '../art/signs.js';
import { useWords } from '../app/words.js';
import { figuresIn } from './figures.js';
import type { Prize } from './ceremony.js';

/** What somebody got, as signs with their number. */
export function Prizes({ prize }: { readonly prize: readonly Prize[] }) {
  const { language } = useWords();
  const figure = figuresIn(language, { signDisplay: 'always' });
  return (
    <p className="prizes">
      {prize.map(({ sign: name, amount }) => (
        <span key={name}>
          {figure(amount)}
          <Drawn drawing={sign(name)} width={34} />
        </span>
      ))}
    </p>
  );
}
