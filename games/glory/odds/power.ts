/** A whole power by multiplication: `**` is rounded differently from engine to engine, and bots must think alike in all. */
export function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}
