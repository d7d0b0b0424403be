import { LEVELS, type Level } from '@destrier/bots/level';
import { useWords } from '../app/words.js';
import { Drawn } from '../art/picture.js';
import { sign, type SignName } from '../art/signs.js';

const SIGNS: { readonly [level in Level]: SignName } = {
  random: 'die',
  greedy: 'purse',
  strong: 'swords',
  master: 'book',
};

/** How a bot plays: a sign, the word for its level, and half a line. A bot of somebody's own has no more than its name. */
export function BotTemper({ level }: { readonly level: string }) {
  const { say } = useWords();
  const known = LEVELS.find((one) => one === level);
  if (known === undefined) return <span>{say('people.bot', { level })}</span>;
  return (
    <span className="temper">
      <Drawn drawing={sign(SIGNS[known])} width={16} /> <b>{say('people.bot', { level })}</b>{' '}
      {say(`temper.${known}`)}
    </span>
  );
}
