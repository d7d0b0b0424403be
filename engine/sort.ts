/** Sorting of cards and kinds: they are small numbers, and few, and forks and shuffles sort them all the time. */

let counts = new Int32Array(256);

/** From the lowest to the highest, by counting how often each comes. */
export function sortSmall(numbers: number[]): void {
  if (numbers.length < 2) return;
  let least = Infinity;
  let most = 0;
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > most) most = number;
  }
  if (most >= counts.length) counts = new Int32Array(2 * most);
  for (const number of numbers) counts[number] = (counts[number] as number) + 1;
  let at = 0;
  for (let number = least; number <= most; number++) {
    for (let left = counts[number] as number; left > 0; left--) numbers[at++] = number;
    counts[number] = 0;
  }
}

/** From the lowest to the highest, each finding its place among those before it: for few, nearly in order. */
export function sortFew<N extends number>(numbers: N[], by: (number: N) => number): void {
  for (let i = 1; i < numbers.length; i++) {
    const number = numbers[i] as N;
    const key = by(number);
    let at = i;
    for (; at > 0 && by(numbers[at - 1] as N) > key; at--) numbers[at] = numbers[at - 1] as N;
    numbers[at] = number;
  }
}
