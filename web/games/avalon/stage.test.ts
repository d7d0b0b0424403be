import { avalonEvents, type Seen } from '@destrier/avalon/page';
import { need, type Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { stageOf } from './stage.js';
import { playedTo, type WantedMoment } from './testing/played.js';

const at = (moment: WantedMoment): Table => playedTo(moment);
// The view of a table of this game has this shape.
const stage = (table: Table) => stageOf(table.view(0) as Seen, avalonEvents(table.events(0)));

describe('the middle of the table', () => {
  it('holds no combat at dawn', () => {
    expect(stage(at({ seats: 4, prompt: 'passing.pass' }))).toBe('dawn');
  });

  it('keeps the last combat until somebody has played to the next', () => {
    const isNext = ({ combat }: Seen) => combat.number > 1 && combat.cards.length === 0;
    const table = at({ seats: 4, prompt: 'turn.card', when: isNext });
    expect(stage(table)).toBe('between');
    const ask = need(
      table.asks(0).find(({ seat }) => seat === 0),
      'a question',
    );
    const [option] = need(table.menu(0, ask.id), 'a menu').ids();
    table.choose(0, ask.id, need(option, 'an option'));
    expect(stage(table)).toBe('fought');
  });

  it('leaves the round before alone once another begins', () => {
    const isFirst = ({ round, combat }: Seen) =>
      round > 1 && combat.number === 1 && combat.cards.length === 0;
    expect(stage(at({ seats: 4, prompt: 'turn.card', when: isFirst }))).toBe('dawn');
  });

  it('keeps the cards of a combat whose loser is known while powers are asked for', () => {
    expect(stage(at({ seats: 6, prompt: 'collecting.powers' }))).toBe('decided');
  });

  it('keeps the last combat of a round until the next dawn', () => {
    expect(stage(at({ seats: 5, prompt: 'taking.take' }))).toBe('between');
  });
});
