import { LANGUAGES, type Catalogue, type Language } from '@destrier/engine';
import { messageOf } from '../message.js';

type Text = { readonly [language in Language]: Catalogue };

/** What is wrong with texts that must say the same in every language, each as `language: key: what`. */
export function textFaults(text: Text): string[] {
  return LANGUAGES.flatMap((language) => [
    ...differences(text, language),
    ...(language === 'fr' ? breakingSigns(text.fr) : []),
    ...(language === 'ru' ? shortPlurals(text.ru) : []),
  ]);
}

function argumentsOf(sentence: string, language: Language): string {
  const { spoken, bare } = messageOf(sentence, language);
  return [...new Set([...spoken, ...bare])].toSorted().join(' ');
}

/** Another set of keys, or a sentence about other things. */
function differences(text: Text, language: Language): string[] {
  const own = text[language];
  const missing = Object.keys(text.en).filter((key) => !Object.hasOwn(own, key));
  const more = Object.keys(own).filter((key) => !Object.hasOwn(text.en, key));
  const others = Object.entries(own).filter(([key, sentence]) => {
    const there = text.en[key];
    return there !== undefined && argumentsOf(sentence, language) !== argumentsOf(there, 'en');
  });
  return [
    ...missing.map((key) => `${language}: ${key}: missing`),
    ...more.map((key) => `${language}: ${key}: not in English`),
    ...others.map(([key]) => `${language}: ${key}: other arguments than in English`),
  ];
}

const BREAKING = /[^\u00A0\u202F:/](?=[:;!?»](?:[\s.}]|$))|«(?![\u00A0\u202F])/u;

/** French double signs have a space before them at which no line may break. */
function breakingSigns(fr: Catalogue): string[] {
  return Object.entries(fr)
    .filter(([, sentence]) => BREAKING.test(sentence))
    .map(([key]) => `fr: ${key}: a sign that a line may break before`);
}

/** A plural that only singles out some numbers, such as `=0`, needs no forms. */
const SINGLED_OUT = /, plural,\s*=-?\d+ \{/;

function shortPlurals(ru: Catalogue): string[] {
  const forms = [' one {', ' few {', ' many {', ' other {'];
  return Object.entries(ru)
    .filter(([, sentence]) => sentence.includes(', plural,'))
    .filter(([, sentence]) => !forms.every((form) => sentence.includes(form)))
    .filter(([, sentence]) => sentence.includes(' one {') || !SINGLED_OUT.test(sentence))
    .map(([key]) => `ru: ${key}: a plural without its four forms`);
}
