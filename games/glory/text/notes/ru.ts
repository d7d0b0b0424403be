import type { Notes } from './notes.js';

export const ru: Notes = {
  free: 'бесплатно',
  priced: (what, price) => `${what}: ${price}.`,
  track: (prices) => `Один жетон с трека поддержки: ${prices}.`,
  initiative: (coins, place) =>
    `${coins} и ${place}-е место на счётчике инициативы после обновления.`,
  herald: {
    joust: 'Место в плезансе сразу, ещё до записи.',
    pas: 'Вызов рыцарю сразу, вдобавок к тем, что при записи.',
  },
  kinds: {
    joust: 'Восемь участников, на выбывание: последний победитель получает приз.',
    pas: 'Рыцари ждут в трёх городах: вызывайте кого хотите ради славы.',
  },
  opponent: (name) => `Противник: ${name}.`,
  nobody: 'Рядом пока никого нет.',
  exchange: (strength) => `${strength} за каждую карту.`,
  inVain: '(Сейчас без последствий.)',
};
