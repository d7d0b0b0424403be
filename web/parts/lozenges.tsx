import './lozenges.css';

/** How far something is: a lozenge for each step, gold up to this one. Seen, not heard. */
export function Lozenges({ at, of }: { readonly at: number; readonly of: number }) {
  return (
    <span className="lozenges" aria-hidden="true">
      {Array.from({ length: of }, (_, one) => (
        <i key={one} data-passed={one <= at} />
      ))}
    </span>
  );
}
