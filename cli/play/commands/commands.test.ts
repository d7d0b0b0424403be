import { describe, expect, it } from 'vitest';
import { tricksBox } from '../testing/boxes.js';
import { sitDown, type Given } from '../testing/keyboard.js';
import { types } from '../testing/people.js';

const given: Given = { box: tricksBox, who: ['you', 'random', 'random'], seed: 'x' };

/** What is said to each line, after the first `skip` of them. */
async function answers(
  lines: readonly string[],
  more: Partial<Given> = {},
  skip = 1,
): Promise<string[]> {
  const said: string[] = [];
  const go = types(...lines);
  const hashes: string[] = [];
  await sitDown({ ...given, ...more }, (pause) => {
    said.push(pause.said.slice(pause.said.indexOf('\n') + 1));
    hashes.push(pause.session.table.hash);
    return go(pause);
  });
  expect(new Set(hashes.slice(skip)).size).toBe(1);
  return said.slice(skip + 1);
}

describe('help', () => {
  it.each(['?', 'help', '/help', '? save'])('is shown by %s', async (line) => {
    const [help] = await answers([line], {}, 0);
    expect(help).toContain('why <option>: why an option is possible or not');
    expect(help).not.toContain('seat <name>');
  });

  it('has words of its own in each language, and the English ones always work', async () => {
    const [french, again] = await answers(['aide', 'help'], { lang: 'fr' }, 0);
    expect(french).toContain('  annuler\u00A0: reprend votre dernier choix');
    expect(again).toBe(french);
    const [russian] = await answers(['справка'], { lang: 'ru' }, 0);
    expect(russian).toContain('  отмена: отменяет ваш последний выбор');
  });

  it('tells of other seats only where people share the keyboard', async () => {
    const [, help] = await answers(['', '?'], { who: ['you', 'you', 'random'] }, 0);
    expect(help).toContain('  seat <name>: ');
  });
});

describe('why', () => {
  it('explains a blocked option by its reason and its rule', async () => {
    const [whole, short, number] = await answers(['1 2', 'why veil moon-5', 'why veil', 'why 1']);
    expect(whole).toBe(
      'The lead is played face up. (T4.2)\n  T4.2 The lead. The lead is played face up.\n',
    );
    expect(short).toBe(whole);
    expect(number).toMatch(/^“play lion 8” is possible\.\n {2}T3\.1 Playing\. /);
  });

  it('says so where there is no such option, or none is named', async () => {
    const [unknown, none, elsewhere, far] = await answers([
      '1 2',
      'why jump',
      'why',
      'why keep',
      'why 99',
    ]);
    expect(unknown).toBe('There is no such option.\n');
    expect(none).toBe('Say which option: a number of the list, or an id.\n');
    expect(elsewhere).toBe('That is possible at another moment: after a trick.\n');
    expect(far).toBe('There is no such option.\n');
  });

  it('asks about a whole id of a factored choice without choosing it', async () => {
    const [possible, not] = await answers(['why give lion-5 moon-1', 'why give lion-5'], {}, 0);
    expect(possible).toBe('“give lion-5 moon-1” is possible.\n');
    expect(not).toBe('There is no such option.\n');
  });
});

describe('rules', () => {
  it('are listed by chapter, shown by id, and searched by word', async () => {
    const [chapters, one, few, many, none] = await answers(
      ['rules', 'rules t4.2', 'rules shuffled', 'rules card', 'rules dragon'],
      {},
      0,
    );
    expect(chapters).toContain('4 Face down (4 rules, T4.1 to T4.4)\n');
    expect(one).toBe('  T4.2 The lead. The lead is played face up.\n');
    expect(few).toMatch(/^ {2}T2\.1 Deal\. All cards are shuffled\./);
    expect(many).toMatch(/^\d+ rules with “card”:\n {2}T1\.1 Cards\n/);
    expect(none).toBe('No rule has this id or word: dragon.\n');
  });

  it('are missing where the game wrote none', async () => {
    const [none] = await answers(
      ['rules'],
      { box: { ...tricksBox, folder: 'engine/testgames' } },
      0,
    );
    expect(none).toBe('This game has no rules written down here.\n');
  });
});

it('view lists all that the seat can know, even where there is a drawing', async () => {
  const box = { ...tricksBox, draw: () => 'a drawing' };
  const [view] = await answers(['view'], { box }, 0);
  expect(view).toContain('Player 1 (you) – hand: lion 5, tower 1, tower 8, moon 1, moon 5');
  expect(view).toContain('Bot 2 – hand: 5 cards ·');
});

describe('log', () => {
  it('tells what has happened, as the seat may know it', async () => {
    const [log] = await answers(['1 2', 'log']);
    expect(log).toBe(
      '• Round 1 is dealt; Player 1 leads.\n• Player 1 gives Bot 2 lion 5 and moon 1.\n' +
        '• Bot 2 gives cards to Bot 3.\n• Bot 3 gives Player 1 lion 8 and rose 8.\n',
    );
  });

  it('leaves out the oldest on a small screen, unless all is wanted', async () => {
    const [short, long] = await answers(['1 2', 'log', 'log all'], { rows: 6 });
    expect(short).toMatch(/^2 events before these: “log all” shows them\.\n• Bot 2 gives/);
    expect(long).toMatch(/^• Round 1 is dealt/);
  });
});

it('Enter shows the table again', async () => {
  const [again] = await answers(['1 2', '']);
  expect(again).toContain('tricks · house content');
  expect(again).toContain('You lead. Which card? (T3.1)');
});
