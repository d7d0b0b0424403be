import type { Locator } from 'playwright-core';
import { Player, type TurnEnd } from '../player.js';

/** Plays by ear: knows of the page what is told as news, and what has a role and a name. */
export class Listener extends Player {
  #question = '';

  override get dock(): Locator {
    return this.visitor.page.getByRole('region', { name: this.#question, exact: true });
  }

  override async turn(): Promise<TurnEnd> {
    this.#question = await this.#told();
    return super.turn();
  }

  /** The question that was told last: there is a place of that name. */
  async #told(): Promise<string> {
    const { page } = this.visitor;
    for (;;) {
      const news = await page.getByRole('log').locator('p').allInnerTexts();
      for (const told of news.toReversed())
        if ((await page.getByRole('region', { name: told, exact: true }).count()) === 1)
          return told;
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  }
}
