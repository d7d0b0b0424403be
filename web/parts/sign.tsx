/** A sign beside words or a number that say the same. */
export function Sign(props: {
  readonly name: string;
  readonly path: string;
  readonly size?: number | undefined;
}) {
  const { name, path, size = 18 } = props;
  return (
    <svg
      className={`icon icon-${name}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
