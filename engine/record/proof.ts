import type { Language } from '../box.js';

/** What a verified record proves, and what it does not, in words for the players. */
export interface Proof {
  readonly shown: string;
  readonly notShown: string;
}

export const PROOF: { readonly [language in Language]: Proof } = {
  en: {
    shown:
      'Nothing was changed after the start: every die and every deal follows from the seed committed to before the game and from the nonces of the seats, every choice was allowed when it was made, and the result follows from the choices. Compare the commitment with the one you were shown before the game, and look for your own nonce.',
    notShown:
      'Who sat at which seat, whether players talked to each other, and whether the host looked at the seed during the game.',
  },
  fr: {
    shown:
      'Rien n’a été changé après le début : chaque dé et chaque donne découlent de la graine engagée avant la partie et des nonces des sièges, chaque choix était permis au moment où il fut fait, et le résultat découle des choix. Comparez l’engagement avec celui qui vous fut montré avant la partie, et cherchez-y votre propre nonce.',
    notShown:
      'Qui occupait quel siège, si des joueurs se sont parlé, et si l’hôte a regardé la graine pendant la partie.',
  },
  ru: {
    shown:
      'После начала ничего не изменено: каждый бросок и каждая раздача следуют из зерна, за которое поручились до игры, и из чисел, данных местами; каждый выбор был разрешён в свой момент, а итог следует из выборов. Сравните поручительство с тем, что вам показали до игры, и найдите в записи своё число.',
    notShown:
      'Кто сидел на каком месте, переговаривались ли игроки и смотрел ли хозяин стола на зерно во время игры.',
  },
};
