import { LANGUAGES, type Language, type Seat } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard';
import { missingTexts } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import type { Session } from './session.js';
import { tricksBox, workersBox } from './testing/boxes.js';
import { sitDown, type Given, type Pause } from './testing/keyboard.js';
import { anybody, says } from './testing/people.js';

const KEYS = /\b(?:prompt|verb|event|why|field|show|cause|moment|word|cli|kernel)\.[a-z]/i;

it('the texts of the trick game are complete', () => {
  expect(missingTexts(tricksBox.game, tricksBox.text)).toEqual([]);
});

describe.each(LANGUAGES)('a whole game in %s', (lang) => {
  it.each([
    ['tricks', tricksBox, ['you', 'random', 'random'], 80],
    ['tricks', tricksBox, ['you', 'you', 'random', 'you'], 40],
    ['hazard', hazard, ['you', 'random'], 80],
    ['hazard', hazard, ['you', 'random', 'you'], 40],
  ])('%s', async (_, box, who, columns) => {
    const { exit, session, text } = await sitDown({ box, who, lang, columns }, anybody);
    expect(exit).toBe(0);
    expect(session.table.over).toBe(true);
    expect(text).not.toMatch(KEYS);
    expect(text).toContain(session.speaker.say('kernel.over'));
    const wide = text
      .split('\n')
      .filter((line) => line.length > columns && !/[│╭╰▒]|^>/.test(line));
    expect(wide).toEqual([]);
  });

  it('speaks no other language', async () => {
    const { text } = await sitDown({ box: tricksBox, who: THREE, lang }, anybody);
    const marks = { en: /Which card/, fr: /Quelle carte/, ru: /Какая карта/ };
    const spoken = (Object.keys(marks) as Language[]).filter((language) =>
      marks[language].test(text),
    );
    expect(spoken).toEqual([lang]);
  });
});

it('a game without any texts can be played by its ids', async () => {
  const { session } = await sitDown({ box: workersBox, options: { rounds: '2' } }, anybody);
  expect(session.table.over).toBe(true);
});

it('bots alone play to the end without a word from anybody', async () => {
  const { exit, session, text } = await sitDown({ box: hazard, who: ['random', 'random'] }, () => {
    throw new Error('nobody sits there');
  });
  expect([exit, session.table.over]).toEqual([0, true]);
  expect(text).toContain('The game is over.');
});

it('the result shows places, points and the causes of all points', async () => {
  const { session, text } = await sitDown({ box: hazard }, anybody);
  const [winner] = session.table.result.filter(({ place }) => place === 1);
  const screen = text.slice(text.indexOf('The game is over.'));
  expect(screen).toContain(session.speaker.seat(winner?.seat as Seat));
  expect(screen).toContain('purse');
  expect(screen.split('\n').find((line) => line.startsWith('1 '))).toContain(String(winner?.score));
});

const THREE = ['you', 'random', 'random'];

describe('what is shown at a question', () => {
  const first = async (given: Given): Promise<Pause> => {
    const pauses: Pause[] = [];
    await sitDown(given, (pause) => {
      pauses.push(pause);
      return 'quit';
    });
    return pauses[0] as Pause;
  };

  it('is the heading, the table, what happened, the question with its rule, numbered options', async () => {
    const { seen } = await first({ box: tricksBox, who: THREE });
    const [heading, , ...rest] = seen.split('\n');
    expect(heading).toBe('tricks · house content');
    expect(rest.join('\n')).toMatch(
      /^1 Player 1 \(you\) · 2 Bot 2, beginner · 3 Bot 3, beginner\nDeck: 27 cards · .*So far:\n• Round 1 is dealt; Player 1 leads\.\n\nWhich two cards do you give away\? \(T2\.2\)\n 1 {2}\w+ \d\n/s,
    );
  });

  it('is a drawing of the board where there is room for it, unless it is for a screen reader', async () => {
    const box = { ...tricksBox, draw: () => '<<<<<<<<<< drawn >>>>>>>>>>' };
    const drawing = await first({ box, who: THREE });
    expect(drawing.seen).toContain(
      '1 Player 1 (you) · 2 Bot 2, beginner · 3 Bot 3, beginner\n<<<<<<<<<< drawn >>>>>>>>>>\n',
    );
    expect(drawing.seen).not.toContain('Deck: 27 cards');
    for (const given of [{ columns: 26 }, { plain: true }]) {
      const { seen } = await first({ box, who: THREE, ...given });
      expect(seen).not.toContain('drawn');
      expect(seen).toContain('Deck: 27 cards');
    }
  });

  it('is one item per line, with nothing drawn, for a screen reader', async () => {
    const { text } = await sitDown({ box: tricksBox, who: THREE, plain: true }, anybody);
    expect(text).not.toMatch(/[─•–]/);
    expect(text).toContain('\n1 Player 1 (you)\n2 Bot 2, beginner\n3 Bot 3, beginner\n');
    expect(text).toMatch(
      /\nBot 2\n {2}hand: 5 cards\n {2}tokens: parry, spy, plunder\n {2}points: 0\n/,
    );
    expect(text).toMatch(/\n1\. play \w+ \d\n2\. /);
  });

  it('says what is known of hidden cards, and only how many there are else', async () => {
    const { seen } = await first({ box: tricksBox, who: THREE });
    expect(seen).toMatch(/Player 1 \(you\) – hand: \w+ \d, \w+ \d, \w+ \d, \w+ \d, \w+ \d/);
    expect(seen).toMatch(/Bot 2 – hand: 5 cards ·/);
    expect(seen).toContain('Trick – leader: Player 1');
    const later = await sitDown({ box: tricksBox, who: THREE }, says('1 2', 'quit', 'n'));
    expect(later.text).toMatch(/Bot 2 – hand: 5 cards, you know: \w+ \d, \w+ \d/);
  });

  it('tells blocked options with reason and rule, and many for one reason once', async () => {
    const dice = await sitDown({ box: hazard }, says('call 3', 'quit', 'n'));
    expect(dice.text).toMatch(/\n – {2}stop: .+ \(H3\.3\)\n/);
    const cards = await sitDown({ box: tricksBox, who: THREE }, says('1 2', 'quit', 'n'));
    expect(cards.text).toContain(
      ' –  play … face down (5 options): The lead is played face up. (T4.2)',
    );
  });

  it('sets apart what is possible at any time', async () => {
    const { text } = await sitDown({ box: tricksBox, who: THREE }, says('1 2', 'quit', 'n'));
    expect(text).toMatch(/At any time:\n 6 {2}spy on Bot 2\n 7 {2}spy on Bot 3\n/);
  });
});

describe('typing', () => {
  /** What is said to lines that must change nothing. */
  async function refusals(before: string[], lines: string[]): Promise<string[]> {
    const said: string[] = [];
    const hashes = new Set<string>();
    const todo = [...before, ...lines, 'quit', 'n'];
    await sitDown({ box: tricksBox, who: THREE, seed: 'x' }, (pause) => {
      const done = before.length + lines.length + 2 - todo.length;
      if (done >= before.length && done <= before.length + lines.length) {
        hashes.add(pause.session.table.hash);
        said.push(pause.said.trim());
      }
      return todo.shift() as string;
    });
    expect(hashes.size).toBe(1);
    return said.slice(1).map((text) => text.slice(text.indexOf('\n') + 1));
  }

  it('a number past the list, an unknown word, a blocked option are refused with reasons', async () => {
    const lines = ['8', '0', 'jump', 'veil moon-5', 'give moon-5 tower-1', 'play rose-99', '/jump'];
    expect(await refusals(['1 2'], lines)).toEqual([
      'There is no number 8: the list goes from 1 to 7.',
      'There is no number 0: the list goes from 1 to 7.',
      'There is no such option.',
      'The lead is played face up. (T4.2)',
      'That is possible at another moment: when cards are passed.',
      'There is no such option.\nDid you mean “play rose-8”?',
      'There is no command /jump. ? lists them.',
    ]);
  });

  it('a part of a list is refused for its number of items, doubles and strangers', async () => {
    expect(await refusals([], ['1', '1 2 3', '1 1', '1 9', '1 dragon', ''])).toEqual([
      '2 are to be chosen, not 1.',
      '2 are to be chosen, not 3.',
      '“1” is there twice.',
      '“9” is not in the list.',
      '“dragon” is not in the list.',
      '2 are to be chosen, not 0.',
    ]);
  });

  it.each([
    ['its number', '1'],
    ['its id', 'call 2'],
    ['its sentence', 'call a mark of 2'],
    ['a clear beginning of its sentence', 'Call a mark of 2'],
    ['its id with spaces around', '  call   2 '],
  ])('an option is chosen by %s', async (_, line) => {
    const { session } = await sitDown({ box: hazard }, says(line, 'quit', 'n'));
    expect(session.table.rows.find(({ seat }) => seat === 0)?.option).toBe('call 2');
  });

  it('a beginning of one option chooses it, of several asks which', async () => {
    const one = await sitDown({ box: hazard }, says('call 2', 'thr', 'quit', 'n'));
    expect(one.session.table.rows.some(({ option }) => option === 'throw')).toBe(true);
    const several = await sitDown({ box: hazard }, says('call', '4', 'quit', 'n'));
    expect(several.text).toContain('Which one?\n 1  call a mark of 2\n');
    expect(several.session.table.rows.find(({ seat }) => seat === 0)?.option).toBe('call 5');
  });
});

describe('a choice that is filled in', () => {
  const chosen = (session: Session) =>
    session.table.rows.filter(({ seat }) => seat === 0).at(-1)?.option;

  it.each(['2 3', '3, 2'])('is a part of a list by numbers: %s', async (line) => {
    const { session } = await sitDown(
      { box: tricksBox, who: THREE, seed: 'x' },
      says(line, 'quit', 'n'),
    );
    expect(chosen(session)).toBe('give moon-1 moon-5');
  });

  it('is a part of a list by names, or by how they begin', async () => {
    const given = { box: tricksBox, who: THREE, seed: 'x' };
    const { session } = await sitDown(given, says('moon-1 li', 'quit', 'n'));
    expect(chosen(session)).toBe('give lion-5 moon-1');
    const doubtful = await sitDown(given, says('tower lion-5', 'tower-8 lion-5', 'quit', 'n'));
    expect(doubtful.text).toContain('“tower” may mean tower 1 and tower 8.');
    expect(chosen(doubtful.session)).toBe('give lion-5 tower-8');
  });

  it('is a number, at its level or by the id', async () => {
    const given = { box: workersBox, seed: 'x' };
    const level = await sitDown(given, says('9', '-1', '3.5', '3', 'quit', 'n'));
    expect(level.text.match(/It is a whole number from 0 to 8\./g)).toHaveLength(3);
    expect(level.session.table.rows.find(({ seat }) => seat === 0)?.option).toBe('bid 3');
    const id = await sitDown(given, says('bid 0', 'quit', 'n'));
    expect(id.session.table.rows.find(({ seat }) => seat === 0)?.option).toBe('bid 0');
  });

  it('among others is entered by its number and left by back', async () => {
    const given = { box: hazard, who: ['random', 'you'], seed: 'x' };
    const { session, text } = await sitDown(given, says('1', '9', 'back', '2', '2', 'quit', 'n'));
    expect(text).toContain('back the caster with 1 to 3');
    expect(text).toContain('It is a whole number from 1 to 3.');
    expect(session.table.rows.find(({ seat }) => seat === 1)?.option).toBe('doubt 2');
  });

  it('may have the name of a command: then the command has a slash', async () => {
    const given = { box: hazard, who: ['random', 'you'], seed: 'x' };
    const { session } = await sitDown(given, says('back', '/back', 'back', '3', 'quit', 'n'));
    expect(session.table.rows.find(({ seat }) => seat === 1)?.option).toBe('back 3');
  });
});

describe('solo', () => {
  const solo = {
    box: workersBox,
    who: ['you'],
    seed: 'x',
    options: { automa: 'off', rounds: '2' },
  };
  const rows = (session: Session) => session.table.rows.map(({ option }) => option);

  it('an order is all items, each once', async () => {
    const { session, text } = await sitDown(
      solo,
      says('place watch', '1 2', '1 2 2', '3 1 2', 'quit', 'n'),
    );
    expect(text).toContain('All 3 are to be put in order, each once.');
    expect(text).toContain('“2” is there twice.');
    expect(rows(session).at(-1)?.split(' ')).toHaveLength(4);
  });

  it('a menu longer than the screen is grouped, then leafed through', async () => {
    const pauses: Pause[] = [];
    const lines = ['place field', '1', '', '20', 'quit', 'n'];
    const { session } = await sitDown(solo, (pause) => {
      pauses.push(pause);
      return lines.shift() as string;
    });
    expect(pauses[1]?.said).toContain(
      ' 1  build garden … (144 options)\n 2  build hall … (144 options)\n',
    );
    expect(pauses[1]?.said).toContain(' 4  done\n');
    expect(pauses[2]?.said).toContain('1 to 16 of 144. Enter: more');
    expect(pauses[3]?.said).toContain('  17  build garden b5');
    expect(rows(session)).toEqual(['place field', 'build garden b8']);
    for (const { said } of pauses) expect(said.split('\n').length).toBeLessThan(60);
  });
});
