import { describe, expect, test, vi } from 'vitest';
import { why, type Card, type Seat } from '../basics.js';
import type { AnyGame } from '../game.js';
import type { Match } from '../match.js';
import { checkGames, surveyOf, type Finding, type Guarantee } from './check.js';
import { givenLegs, playChecked, randomLegs, type Legs } from './course.js';
import type { Played } from './played.js';
import { watchRedeals } from './redealt.js';
import { barter, type Flaws } from './sample/barter.js';
import { prepareSetup } from './setup.js';
import { watchRules } from './watch.js';

// Shrinking takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SETUP = { seats: 3 };

function findingsIn(flaws: Flaws): Finding[] {
  return checkGames(barter(flaws), SETUP, { games: 24, thoroughOneIn: 4 });
}

function firstIn(flaws: Flaws): Finding {
  const survey = surveyOf(barter(flaws));
  for (let i = 0; i < 24; i++) {
    survey.play(SETUP, { seed: '1', from: i, to: i + 1, thoroughOneIn: 4 });
    for (const finding of survey.findings.values()) return finding;
  }
  throw new Error('the kit found nothing');
}

interface Scenario {
  readonly seed: string;
  readonly play: readonly Played[];
}

/** The scenario of a finding, read back; its comment must say what broke. */
function scenarioOf({ guarantee, message, scenario }: Finding): Scenario {
  const [comment, game, seats, seed = '', head, ...play] = scenario.trimEnd().split('\n');
  expect(comment).toMatch(`# guarantee ${guarantee} (`);
  expect(comment).toMatch(message);
  expect([game, seats, head]).toEqual(['game: barter', 'seats: 3', 'play:']);
  return {
    seed: seed.replace('seed: ', ''),
    play: play.map((line) => {
      const [, seat, option = ''] = /^ {2}- (\d): (.+)$/.exec(line) ?? [];
      return { seat: Number(seat) as Seat, option };
    }),
  };
}

/** What breaks when the game is played like this. */
function played(game: AnyGame, seed: string, legs: Legs, only: Guarantee): string | undefined {
  const watch = watchRules(game);
  const course = {
    prepared: prepareSetup(game, SETUP),
    setup: SETUP,
    watch,
    redealt: watchRedeals(game),
  };
  let message: string | undefined;
  watch.during(() => {
    message = playChecked(course, seed, legs, { oneIn: 1, only }).broken?.message;
  });
  return message;
}

function replayed(flaws: Flaws, { seed, play }: Scenario, only: Guarantee): string | undefined {
  return played(barter(flaws), seed, givenLegs(play), only);
}

/** The finding is of this guarantee, its scenario is short and reproduces it, and does no harm to the intact game. */
function expectBroken(flaws: Flaws, guarantee: Guarantee, message: RegExp, choices: number): void {
  const finding = firstIn(flaws);
  expect(finding.message).toMatch(message);
  expect(finding.guarantee).toBe(guarantee);
  const scenario = scenarioOf(finding);
  expect(scenario.play.length).toBeLessThanOrEqual(choices);
  expect(replayed(flaws, scenario, guarantee)).toBe(finding.message);
  expect(replayed({}, scenario, guarantee)).toBeUndefined();
}

test('the intact game passes', () => {
  expect(checkGames(barter(), SETUP, { games: 120 })).toEqual([]);
});

describe('1 same seed, same choices', () => {
  test('a game that remembers something outside its state', () => {
    let told = 0;
    const flaws: Flaws = {
      played(g) {
        g.s.gossip = String(told++);
      },
    };
    const finding = firstIn(flaws);
    expect(finding.guarantee).toBe(1);
    expect(finding.message).toMatch(/the same choice changes state\.gossip: "\d+" against "\d+"/);
    expect(scenarioOf(finding).play.at(-1)?.option).toMatch(/^play /);
  });

  test('an event that shares a list with the state', () => {
    const message = /^event haggled shares its list bids with the game/;
    expectBroken({ tellsBids: (g) => g.s.bids }, 1, message, 18);
  });
});

describe('2 no dead end', () => {
  test('a question without an answer', () => {
    const flaws: Flaws = { onlyPlays: true, goesOn: (g) => g.s.turn < 4 * g.seats.length };
    expectBroken(flaws, 2, /turn\.main has no option for seat 0$/, 16);
  });

  test('a game that never ends', () => {
    const finding = firstIn({ goesOn: () => true });
    expect(finding).toMatchObject({ guarantee: 2, message: 'no end after 200 choices' });
    expect(scenarioOf(finding).play.length).toBe(200);
  });

  test('a rule that fails', () => {
    const flaws: Flaws = {
      bribed() {
        throw new RangeError('no such purse');
      },
    };
    expectBroken(flaws, 2, /^a rule failed: RangeError: no such purse$/, 4);
  });
});

describe('3 nothing is lost or made', () => {
  test('a lost card', () => {
    const flaws: Flaws = {
      passes(g, seat, card) {
        const { hand } = g.s.players[seat];
        hand.splice(hand.indexOf(g.find(hand, card) as Card), 1);
      },
    };
    expectBroken(
      flaws,
      3,
      /^\w+ lies on the table 8 times, but goods holds 9$|5 times.*holds 6$|2 times.*holds 3$/,
      3,
    );
  });

  test('a lost coin', () => {
    const flaws: Flaws = {
      bribed(g) {
        g.s.bank--;
      },
    };
    expectBroken(flaws, 3, /^what is counted changed at coins: 14 against 13$/, 4);
  });

  test('a point without a cause', () => {
    const flaws: Flaws = {
      played(g, seat) {
        g.s.players[seat].points++;
      },
    };
    const message = /^seat 0 has 2 points, but their causes add up to 1: {"goods":1}$/;
    expectBroken(flaws, 3, message, 4);
  });

  test('an event that tells something else than it declares', () => {
    const flaws: Flaws = {
      // What the compiler does not see: the word comes from elsewhere.
      played: (g, seat) => g.event('rolled', { seat, face: 'six' as unknown as number }),
    };
    expectBroken(flaws, 3, /^the event rolled: face is a number, not "six"$/, 6);
  });

  test('an event that tells more than it declares', () => {
    const more = { luck: 1 };
    const flaws: Flaws = { played: (g, seat) => g.event('rolled', { seat, face: 6, ...more }) };
    expectBroken(flaws, 3, /^the event rolled: luck is not declared$/, 6);
  });

  test('an option with a word of another kind than its verb declares', () => {
    const worn = why('B3.4', 'worn');
    const flaws: Flaws = { looked: (_g, m) => m.unless(worn, 'play', 3 as unknown as string) };
    expectBroken(flaws, 3, /^the verb play: takes a card, not 3$/, 4);
  });

  test('a reason that tells something else than it declares', () => {
    const dear = why('B3.4', 'dear', { coins: 'many' });
    const flaws: Flaws = { looked: (_g, m) => m.unless(dear, 'play', 'gold') };
    const message = /^the reason dear against play gold: coins is a number, not "many"$/;
    expectBroken(flaws, 3, message, 4);
  });

  test('a part of the state that nobody declared', () => {
    const flaws: Flaws = {
      played(g) {
        (g.s as unknown as { purse: number }).purse = 1;
      },
    };
    expectBroken(flaws, 3, /^\.purse is in the state but not declared as it is$/, 4);
  });
});

describe('5 what a seat cannot know it cannot see', () => {
  const after = /^seat \d can tell two worlds apart that it should not, after the same choice: /;

  test("another seat's card told to all", () => {
    const flaws: Flaws = {
      played(g, seat) {
        const card = g.s.players[g.after(seat)].hand[0];
        if (card !== undefined) g.s.gossip = g.name(card);
      },
    };
    expectBroken(flaws, 5, new RegExp(`${after.source}view\\.gossip: "\\w+" against "\\w+"$`), 4);
  });

  test('a drawn card told to all in an event, although drawing raises the barrier', () => {
    const flaws: Flaws = {
      drew(g, seat, card) {
        g.event('played', { seat, card });
      },
    };
    expectBroken(flaws, 5, new RegExp(`${after.source}events\\.1\\.params\\.card`), 4);
  });

  test('a secret in the reason why an option is blocked', () => {
    const flaws: Flaws = { bribeWhy: (g) => ({ trap: g.s.trap }) };
    const message = /asks\.0\.blocked\.\d\.reason\.params\.trap: \d against \d$/;
    expectBroken(flaws, 5, message, 8);
  });

  test('a pause that depends on a hidden hand', () => {
    const flaws: Flaws = {
      mayTip: (g, seat) => g.s.players[seat].hand.some((card) => g.name(card) === 'wine'),
    };
    expectBroken(flaws, 5, after, 6);
  });

  test('the order in which a hand is held', () => {
    const flaws: Flaws = {
      bribeWhy: (g, seat) => ({
        first: g.s.players[seat].hand.map((card) => g.name(card))[0] ?? '',
      }),
    };
    const message = /^seat \d can see the order in which cards lie in a hand: asks.*first/;
    expectBroken(flaws, 5, message, 8);
  });

  test('a passed card forgotten', () => {
    const flaws: Flaws = {
      passes(g, seat, card) {
        const { hand } = g.s.players[seat];
        const to = g.s.players[g.after(seat)].giving;
        to.push(...hand.splice(hand.indexOf(g.find(hand, card) as Card), 1));
      },
    };
    const message =
      /^seat \d saw \w+ go to \.players\.\d\.hand but no longer knows that it is there$/;
    expectBroken(flaws, 5, message, 3);
  });

  test('knowledge that is wiped out later', () => {
    const flaws: Flaws = {
      handedOver(g) {
        for (const player of g.s.players)
          player.hand = player.hand.map((card) => (card & 0xffff) as Card);
      },
    };
    expectBroken(flaws, 5, /saw \w+ go to \.players\.\d\.hand but no longer knows/, 3);
  });

  test('a hidden field that is never dealt anew', () => {
    expect(findingsIn({ redealTrap: (trap) => trap })).toEqual([
      { guarantee: 5, message: 'never re-dealt: .trap', scenario: '' },
    ]);
  });

  test('a hidden field that is dealt anew from what it was', () => {
    const flaws: Flaws = { redealTrap: (trap, random) => ((trap + random.below(2)) % 6) + 1 };
    const message = /^a fork for seat \d depends on something the seat cannot know: state\.trap/;
    expectBroken(flaws, 5, message, 1);
  });
});

describe('6 undo never crosses new information', () => {
  test('a die roll that can be taken back', () => {
    const flaws: Flaws = {
      rolled(g) {
        (g as unknown as Match).barrier = false;
      },
    };
    const message = /^a draw from die@0 could be taken back: it did not raise the barrier$/;
    expectBroken(flaws, 6, message, 4);
  });

  test('a card drawn past the kernel', () => {
    const flaws: Flaws = {
      played(g, seat) {
        const card = g.s.deck.pop();
        if (card !== undefined) g.s.players[seat].hand.push(card);
      },
    };
    const told = firstIn(flaws);
    expect(told.message).toMatch(/^seat 0 can tell two worlds apart.*view\.players\.0\.hand/);
    expect(replayed(flaws, scenarioOf(told), 6)).toMatch(
      /^seat 0 may take its choice back, though seat 0 learned something by it: view\.players\.0\.hand/,
    );
  });
});

describe('10 the order of arrival', () => {
  test('branches that write into one place', () => {
    const flaws: Flaws = {
      haggled(g, seat) {
        g.s.gossip += seat;
      },
    };
    const message =
      /^the same answers in another order lead elsewhere: state\.gossip: "\d+" against "\d+"$/;
    expectBroken(flaws, 10, message, 14);
  });

  test('branches that take from one purse', () => {
    const flaws: Flaws = {
      haggled(g, seat) {
        if (g.s.gossip !== '') return;
        g.s.gossip = 'served';
        g.s.players[seat].coins++;
        g.s.bank--;
      },
    };
    expectBroken(flaws, 10, /another order/, 14);
  });
});

describe('11 looking changes nothing', () => {
  const peeks: Flaws = {
    looked(g) {
      (g.s as { gossip: string }).gossip += '.';
    },
  };

  test('a menu that changes the state', () => {
    expectBroken(peeks, 11, /^looking changes state\.gossip: "\.+" against "\.+"$/, 4);
  });

  test('so do refused choices then [4]', () => {
    const refused = findingsIn(peeks).find(({ guarantee }) => guarantee === 4);
    expect(refused?.message).toMatch(/^refused choices change match\.state\.gossip/);
  });

  test('two options with one id', () => {
    const flaws: Flaws = { looked: (_g, m) => m.option('wait') };
    expectBroken(flaws, 11, /^turn\.main has two options with the id wait$/, 4);
  });

  test('an option that is offered and blocked', () => {
    const flaws: Flaws = { looked: (_g, m) => m.unless({ rule: 'B9', why: 'no' }, 'wait') };
    expectBroken(flaws, 11, /^turn\.main both offers and blocks wait$/, 4);
  });

  test('rules that go round in circles', () => {
    const message = /no question after \d+ steps: main\/spin never ends$/;
    expectBroken({ spins: true }, 11, message, 3);
  });
});

test('12 a fault leaves traces outside the state', () => {
  let told = 0;
  const flaws: Flaws = {
    played(g) {
      g.s.gossip = String(told++);
    },
  };
  const message = played(barter(flaws), 'kit', randomLegs('kit', true), 12);
  expect(message).toMatch(/^after a fault the same choice leads elsewhere: state\.gossip/);
});
