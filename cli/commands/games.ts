import { LEVELS } from '@destrier/bots';
import { hashOf, LANGUAGES, type Box, type Language } from '@destrier/engine';
import { boxes } from '@destrier/registry';
import { defineCommand } from '../command.js';
import { columns } from '../text.js';

function listed({ game, title }: Box, lang: Language) {
  return {
    id: game.id,
    title: title.title[lang],
    designers: title.designers,
    publishers: title.publishers,
    rulesVersion: game.rulesVersion,
    contentHash: hashOf(game.content),
    seats: game.seats,
    options: game.options,
    locales: LANGUAGES,
    bots: LEVELS,
  };
}

export const games = defineCommand({
  name: 'games',
  about: 'lists the games, their seats and their options',
  words: [],
  options: {},
  example: 'games --lang fr',
  run({ lang }) {
    const list = boxes().map((box) => listed(box, lang));
    const rows = list.map(({ id, title, seats, options }) => [
      id,
      title,
      seats.min === seats.max ? `${seats.min} seats` : `${seats.min}-${seats.max} seats`,
      options.map((option) => `${option.id}=${option.values.join('|')}`).join(' '),
    ]);
    return { ok: true, data: { games: list }, text: columns(rows) };
  },
});
