/** A number with its noun: one, two to four, or five and more of it, by the last digits. */
export function counted(one: string, few: string, many: string): (n: number) => string {
  return (n) => {
    const size = Math.abs(n);
    const teens = size % 100 >= 11 && size % 100 <= 14;
    if (!teens && size % 10 === 1) return `${n} ${one}`;
    const isFew = !teens && size % 10 >= 2 && size % 10 <= 4;
    return `${n} ${isFew ? few : many}`;
  };
}

export const points = counted('очко', 'очка', 'очков');
