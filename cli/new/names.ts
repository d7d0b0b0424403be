import { knownGames } from '@destrier/registry';
import { wrongOption } from '../errors.js';

/** What a new game is called: `mage-knight`, `mageKnight`, `Mage Knight`, and `MK` before the numbers of its rules. */
export interface NewNames {
  readonly id: string;
  readonly variable: string;
  readonly title: string;
  readonly letters: string;
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 30;

/** The names that follow from an id, if a game may have it. */
export function namesOf(id: string, packages: readonly string[]): NewNames {
  if (!ID.test(id) || id.length > LONGEST)
    throw wrongOption(
      `a game cannot be called "${id}"`,
      `give it an id of small letters, digits and single hyphens that begins with a letter, at most ${LONGEST} long`,
    );
  if (knownGames().some(({ game }) => game.id === id))
    throw wrongOption(`there is a game "${id}" already`, 'give the new one another id');
  if (packages.includes(`@destrier/${id}`))
    throw wrongOption(`there is a package @destrier/${id} already`, 'give the game another id');
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const title = words.join(' ');
  const variable = words.join('').replace(/^./, (first) => first.toLowerCase());
  if (!isVariable(variable))
    throw wrongOption(`"${id}" is a word of the language that games are written in`, 'add a word');
  return { id, variable, title, letters: words.map((word) => word.charAt(0)).join('') };
}

/** Words that TypeScript keeps for itself. */
const KEPT =
  /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|arguments|eval|undefined)$/;

const isVariable = (word: string): boolean => !KEPT.test(word);
