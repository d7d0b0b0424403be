import type { ReactNode } from 'react';

/** A sign with a figure for those who see, and in words for those who hear. */
export function Figure(props: {
  readonly icon: ReactNode;
  /** What is seen beside the sign. */
  readonly shown: ReactNode;
  /** What is heard instead. */
  readonly said: string;
  /** Where there is room, everybody reads what is heard. */
  readonly inWords?: boolean;
}) {
  const { icon, shown, said, inWords = false } = props;
  if (inWords)
    return (
      <span className="figure">
        {icon} {said}
      </span>
    );
  return (
    <span className="figure" title={said}>
      {icon}
      <span aria-hidden="true">{shown}</span>
      <span className="heard">{said}</span>
    </span>
  );
}
