import type { GameEvent, Viewer } from '@destrier/engine';
import { glory } from '@destrier/glory/spoken';
import { speaker } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { headlinesOf } from './headlines.js';

const speak = speaker(glory.text.en, 'en', ['Ann', 'Bob'], glory.game);
const KIT = { box: glory, headlines: { placed: 'others', round: 'all', won: 'all' } } as const;

const placed = (who: number, space: string): GameEvent => ({
  seq: 1,
  name: 'placed',
  params: { who, space },
});
const round: GameEvent = { seq: 1, name: 'round', params: { round: 2 } };
const waits: GameEvent = { seq: 1, name: 'waits', params: { who: 1 } };

function told(happened: readonly GameEvent[], viewer: Viewer = 0): readonly string[] {
  return headlinesOf(KIT, happened, viewer, speak);
}

describe('what is told once more beside the question', () => {
  it('is what others did, not what one did oneself', () => {
    const happened = [placed(0, 'prayer'), placed(1, 'service')];
    expect(told(happened)).toEqual([expect.stringMatching(/^Bob .*Service/)]);
    expect(told(happened, 1)).toEqual([expect.stringMatching(/^Ann .*Prayer/)]);
    expect(told(happened, 'public')).toHaveLength(2);
  });

  it('is what all brought about, and nothing that the game does not name', () => {
    expect(told([round, waits])).toEqual([expect.stringContaining('2')]);
    expect(headlinesOf({ box: glory }, [round, placed(1, 'service')], 0, speak)).toEqual([]);
  });

  it('is the latest two', () => {
    const happened = [placed(1, 'service'), placed(1, 'prayer'), round];
    expect(told(happened)).toEqual([expect.stringMatching(/Prayer/), expect.stringContaining('2')]);
  });
});
