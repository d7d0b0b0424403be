import type { Factored, Speaker, Values } from '@destrier/text';
import type { CliKey } from '@destrier/text/cli';

export type Picked = { readonly id: string } | { readonly wrong: CliKey; readonly values: Values };

const wrong = (key: CliKey, values: Values): Picked => ({ wrong: key, values });

/** The option that is meant by what was typed, or what is wrong with it. */
export function pick(offer: Factored, typed: string, speaker: Speaker): Picked {
  if (offer.form === 'number') return pickNumber(offer, typed);
  const found = itemsOf(offer.items, typed, speaker);
  if (!Array.isArray(found)) return found;
  const items = found.map((at) => offer.items[at] as string);
  const count = items.length;
  if (offer.form === 'order' && count !== offer.items.length)
    return wrong('cli.wrong.order', { max: offer.items.length });
  if (offer.form === 'subset' && (count < offer.min || count > offer.max)) {
    const { min, max } = offer;
    return wrong(min === max ? 'cli.wrong.exactly' : 'cli.wrong.count', { min, max, count });
  }
  return { id: [offer.verb, ...items].join(' ') };
}

function pickNumber(offer: Factored & { readonly form: 'number' }, typed: string): Picked {
  const { verb, min, max } = offer;
  const value = /^-?[0-9]{1,9}$/.test(typed) ? Number(typed) : NaN;
  if (!(value >= min && value <= max)) return wrong('cli.wrong.outside', { min, max });
  return { id: `${verb} ${value}` };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What stands before the items of a list: numbers, or letters where the items themselves are numbers, as dice are. */
export function labelsOf(items: readonly string[]): readonly string[] {
  const isNumeric = items.some((item) => /^-?[0-9]+$/.test(item)) && items.length <= LETTERS.length;
  return items.map((_, i) => (isNumeric ? LETTERS.charAt(i) : String(i + 1)));
}

/** Places in the list, by label, by name or by how a name begins; equal items are told apart by their labels. */
function itemsOf(items: readonly string[], typed: string, speaker: Speaker): number[] | Picked {
  const labels = labelsOf(items);
  const chosen: number[] = [];
  for (const token of typed.split(/[\s,;]+/).filter((one) => one !== '')) {
    const labelled = labels.indexOf(token.toLowerCase());
    const at = labelled === -1 ? itemCalled(items, token, chosen, speaker) : labelled;
    if (typeof at !== 'number') return at;
    if (chosen.includes(at)) return wrong('cli.wrong.twice', { label: { said: token } });
    chosen.push(at);
  }
  return chosen;
}

function itemCalled(
  items: readonly string[],
  token: string,
  taken: readonly number[],
  speaker: Speaker,
): number | Picked {
  const wanted = token.toLowerCase();
  const names = (item: string): string[] => [item.toLowerCase(), speaker.word(item).toLowerCase()];
  const free = items.flatMap((item, at) =>
    taken.includes(at) ? [] : [{ names: names(item), item, at }],
  );
  const exact = free.find((one) => one.names.includes(wanted));
  if (exact !== undefined) return exact.at;
  const begun = free.filter((one) => one.names.some((name) => name.startsWith(wanted)));
  const [first] = begun;
  if (first === undefined) return wrong('cli.wrong.item', { typed: { said: token } });
  const different = [...new Set(begun.map(({ item }) => item))];
  return different.length === 1
    ? first.at
    : wrong('cli.wrong.several', { typed: { said: token }, items: different });
}
