const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

/** A time as clocks show it: `2d 05:00`, `1:05:00`, `4:09`, `-0:03`. */
export function timeText(ms: number): string {
  const all = Math.abs(ms);
  const sign = ms < 0 && all >= 1000 ? '−' : '';
  const [days, hours] = [Math.floor(all / DAY), Math.floor((all % DAY) / HOUR)];
  const [minutes, seconds] = [Math.floor((all % HOUR) / MINUTE), Math.floor((all % MINUTE) / 1000)];
  if (days > 0) return `${sign}${days}d ${two(hours)}:${two(minutes)}`;
  if (hours > 0) return `${sign}${hours}:${two(minutes)}:${two(seconds)}`;
  return `${sign}${minutes}:${two(seconds)}`;
}
