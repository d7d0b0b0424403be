import type { Locator } from 'playwright-core';
import { endCeremony } from './doors.js';
import { partsIn, type Met } from './tree.js';
import type { Visitor } from './visitor.js';

/** How long the answer to a press may take before it is pressed again. */
const TAKEN_MS = 20_000;

/** What came of a look at the table. */
export type TurnEnd = 'acted' | 'waiting' | 'over';

/** Any whole number from 0 to below `below`; the same ones for the same beginning. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

/** How a part of the page is set off. */
export type Press = (target: Locator) => Promise<void>;

const click: Press = (target) => target.click();

/** As from a keyboard: boxes are ticked with the space bar. */
export const byKey: Press = async (target) =>
  target.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');

/** Plays at a table by what the question says in roles and names, choosing anything that may be chosen. */
export class Player {
  readonly visitor: Visitor;
  /** How many choices were made. */
  chosen = 0;
  readonly #pick: (below: number) => number;
  readonly #press: Press;

  constructor(visitor: Visitor, seed: number, press: Press = click) {
    this.visitor = visitor;
    this.#pick = dice(seed);
    this.#press = press;
  }

  get dock(): Locator {
    return this.visitor.page.locator('[data-choices]');
  }

  /** What leads to how the game ended: it is there once it has. */
  get #end(): Locator {
    return this.dock.locator('.over');
  }

  /** What the question says, and what can be done about it. */
  async parts(): Promise<readonly Met[]> {
    return partsIn(await this.dock.ariaSnapshot());
  }

  /** What is asked and what answers there are; counsel comes when it is ready and is none of it. */
  async question(): Promise<readonly string[]> {
    const asked = await this.dock.getByRole('heading', { level: 2 }).innerText();
    const met = await this.parts();
    return [asked, ...met.filter(({ role }) => role === 'button').map(({ name }) => name)];
  }

  /** Plays on until the game is over, or until this many choices were made. */
  async play(choices = Infinity): Promise<void> {
    const until = this.chosen + choices;
    while (this.chosen < until) {
      const turn = await this.turn();
      if (turn === 'over') return;
      if (turn === 'waiting') await this.untilAsked();
    }
  }

  /** Does one thing, if anything can be done. */
  async turn(): Promise<TurnEnd> {
    await endCeremony(this.visitor);
    const parts = await this.parts();
    if (await this.unfold()) return 'acted';
    const ways = parts.filter(
      ({ role, disabled, within }) =>
        (role === 'button' || role === 'checkbox') && !disabled && within.includes('listitem'),
    );
    const boxes = ways.filter(({ role }) => role === 'checkbox');
    if (boxes.length > 0) return this.#fillIn(boxes, this.#submit(parts));
    if (parts.some(({ role }) => role === 'spinbutton')) return this.#enter(parts);
    const groups = this.dock.locator('details:not([open]).choice-group > summary');
    if (await groups.count()) {
      await this.#press(groups.first());
      return 'acted';
    }
    const way = ways[this.#pick(ways.length)];
    if (way !== undefined) return this.#choose(way, ways);
    return (await this.#end.count()) > 0 ? 'over' : 'waiting';
  }

  /** Shows the list of choices where it is folded away, and tells whether it was. */
  async unfold(): Promise<boolean> {
    const name = this.visitor.say('table.choices');
    const folded = this.dock.getByRole('button', { name, exact: true, expanded: false });
    if ((await folded.count()) === 0) return false;
    await this.#press(folded);
    return true;
  }

  /** Waits until something can be chosen, or the game is over; what is celebrated meanwhile is ended. */
  async untilAsked(): Promise<void> {
    const great = this.visitor.page.locator('.ceremony.great');
    const asked = this.dock
      .locator('.choice')
      .or(this.#end)
      .or(this.dock.locator('.making-number'));
    for (;;) {
      await asked.or(great).first().waitFor({ state: 'attached' });
      if ((await asked.count()) > 0) return;
      await endCeremony(this.visitor);
    }
  }

  async #choose(way: Met, all: readonly Met[]): Promise<TurnEnd> {
    const alike = all.filter(({ name }) => name === way.name);
    const button = this.dock
      .getByRole('listitem')
      .getByRole('button', { name: way.name, exact: true })
      .nth(alike.indexOf(way));
    await this.answer(button);
    return 'acted';
  }

  /** The button that ends what is filled in. */
  #submit(parts: readonly Met[]): Met | undefined {
    const { visitor } = this;
    const others = (['table.undo', 'table.hint', 'table.choices', 'table.make.back'] as const).map(
      (key) => visitor.say(key),
    );
    return parts.find(
      ({ role, name, within }) =>
        role === 'button' && !within.includes('listitem') && !others.includes(name),
    );
  }

  async #fillIn(boxes: readonly Met[], submit: Met | undefined): Promise<TurnEnd> {
    const free = boxes.filter(({ checked }) => !checked);
    const isReady = submit?.disabled === false;
    if (submit !== undefined && isReady && (free.length === 0 || this.#pick(2) === 0)) {
      await this.answer(this.dock.getByRole('button', { name: submit.name, exact: true }));
      return 'acted';
    }
    const box = free[this.#pick(free.length)] ?? boxes[0];
    const alike = boxes.filter(({ name }) => name === box?.name);
    const target = this.dock
      .getByRole('checkbox', { name: box?.name ?? '', exact: true, disabled: false })
      .nth(box === undefined ? 0 : alike.indexOf(box));
    await this.#press(target);
    return 'acted';
  }

  async #enter(parts: readonly Met[]): Promise<TurnEnd> {
    const field = this.dock.getByRole('spinbutton');
    const name = parts.find(({ role }) => role === 'spinbutton')?.name ?? '';
    const [least = '0'] = /\d+/.exec(name) ?? [];
    await field.fill(least);
    const submit = this.#submit(await this.parts());
    await this.answer(this.dock.getByRole('button', { name: submit?.name ?? '', exact: true }));
    return 'acted';
  }

  /** Chooses, and waits until the question that was answered is gone. */
  async answer(button: Locator): Promise<void> {
    const handle = await button.elementHandle();
    await this.#press(button);
    try {
      await handle?.waitForElementState('hidden', { timeout: TAKEN_MS });
    } catch {
      // What was celebrated that very moment took the press for its own.
      await endCeremony(this.visitor);
      if ((await handle?.isVisible()) === true) await this.#press(button);
      await handle?.waitForElementState('hidden');
    }
    this.chosen += 1;
  }
}
