/** Orders of different words: counted, addressed and recognised without listing them. */

export function factorial(n: number): number {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
}

export function nthOrder(items: readonly string[], index: number): readonly string[] {
  const left = items.slice();
  const order: string[] = [];
  let rest = index;
  while (left.length > 0) {
    const block = factorial(left.length - 1);
    order.push(...left.splice(Math.floor(rest / block), 1));
    rest %= block;
  }
  return order;
}

export function fitOrder(
  items: readonly string[],
  words: readonly string[],
): readonly string[] | undefined {
  if (words.length !== items.length || new Set(words).size !== words.length) return undefined;
  return words.every((word) => items.includes(word)) ? words : undefined;
}
