import type { Language } from '@destrier/engine';

/** What is said beside an option, as the combat stands. */
interface Notes {
  bent(from: number, to: number): string;
  /** A feint that is gone once one of its cards is declared unequal. */
  gone(value: number): string;
  /** A feint that goes on with its other cards. */
  goesOn(value: number): string;
}

export const notes: { readonly [language in Language]: Notes } = {
  en: {
    bent: (from, to) => `Worth ${to} instead of ${from}.`,
    gone: (value) => `The feint of ${value} is gone.`,
    goesOn: (value) => `The other cards of ${value} go on feinting.`,
  },
  fr: {
    bent: (from, to) => `Vaudra ${to} au lieu de ${from}.`,
    gone: (value) => `La feinte de ${value} est rompue.`,
    goesOn: (value) => `Les autres cartes de valeur ${value} feintent toujours.`,
  },
  ru: {
    bent: (from, to) => `Станет ${to} вместо ${from}.`,
    gone: (value) => `Финта ${value} больше не будет.`,
    goesOn: (value) => `Другие карты достоинства ${value} финтят и дальше.`,
  },
};
