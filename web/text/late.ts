import type { Box, Catalogue, Language } from '@destrier/engine';

type Texts = Box['text'];
type Loads = { readonly [language in Language]: () => Promise<Catalogue> };

/** Of all games that were loaded, how their texts come in another language. */
const loads: ((language: Language) => Promise<void>)[] = [];
let spoken: Language = 'en';

/** The texts of a game that come one language at a time: those of the page's own language are there once `heard` is. */
export function lateTexts(load: Loads): Texts {
  const known = new Map<Language, Catalogue>();
  loads.push(async (language) => {
    if (!known.has(language)) known.set(language, await load[language]());
  });
  const of = (language: Language): Catalogue => {
    const texts = known.get(language);
    if (texts === undefined) throw new Error(`the texts in '${language}' are not loaded`);
    return texts;
  };
  return {
    get en() {
      return of('en');
    },
    get fr() {
      return of('fr');
    },
    get ru() {
      return of('ru');
    },
  };
}

/** From now on the page speaks this language, and all games that are loaded do. */
export async function speakIn(language: Language): Promise<void> {
  spoken = language;
  await heard();
}

/** Until everything that was loaded can be said in the language of the page, also where that changes meanwhile. */
export async function heard(): Promise<void> {
  const language = spoken;
  await Promise.all(loads.map((load) => load(language)));
  if (language !== spoken) await heard();
}
