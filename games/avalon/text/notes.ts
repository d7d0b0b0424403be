import type { Language } from '@destrier/engine';

/** What is said beside an option, as the combat stands. */
interface Notes {
  changed(from: number, to: number): string;
  /** A feint that is gone once one of its cards is declared unequal. */
  gone(value: number): string;
  /** A feint that goes on with its other cards. */
  goesOn(value: number): string;
  /** A card of another suit than before: it stays, or no longer fits the lead. */
  readonly stays: string;
  readonly thrownOut: string;
}

export const notes: { readonly [language in Language]: Notes } = {
  en: {
    changed: (from, to) => `Worth ${to} instead of ${from}.`,
    gone: (value) => `The feint of ${value} is gone.`,
    goesOn: (value) => `The other cards of ${value} go on feinting.`,
    stays: 'The card stays in the combat.',
    thrownOut: 'The card no longer fits the lead: it is thrown out, its owner dishonoured.',
  },
  fr: {
    changed: (from, to) => `Vaudra ${to} au lieu de ${from}.`,
    gone: (value) => `La feinte de ${value} est rompue.`,
    goesOn: (value) => `Les autres cartes de valeur ${value} feintent toujours.`,
    stays: 'La carte reste dans le combat.',
    thrownOut: 'La carte ne suit plus l’entame : elle est rejetée, et son propriétaire déshonoré.',
  },
  ru: {
    changed: (from, to) => `Станет ${to} вместо ${from}.`,
    gone: (value) => `Финта ${value} больше не будет.`,
    goesOn: (value) => `Другие карты достоинства ${value} финтят и дальше.`,
    stays: 'Карта остаётся в бою.',
    thrownOut: 'Карта больше не в масть захода: её выбивают, владельцу — бесчестье.',
  },
};
