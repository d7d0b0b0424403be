import { BaseIcon } from './signs.js';

/** Marks content of our own, which no rulebook prints. */
export function HouseMark(props: {
  readonly title: string;
  /** What is heard instead of the sign. */
  readonly said: string;
  readonly size: number;
  /** The space between the mark and what it marks: a hard one where it must not stand alone on a line. */
  readonly space: ' ' | '\u00a0';
}) {
  const { title, said, size, space } = props;
  return (
    <span className="house" title={title}>
      {space}
      <BaseIcon name="house" size={size} />
      <span className="heard">{said}</span>
    </span>
  );
}
