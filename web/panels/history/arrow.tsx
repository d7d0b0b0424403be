const PATHS = {
  first: 'M5 4v12M16 4L8 10l8 6z',
  back: 'M14 4L6 10l8 6z',
  on: 'M6 4l8 6-8 6z',
  now: 'M15 4v12M4 4l8 6-8 6z',
};

export function Arrow({ to }: { readonly to: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={PATHS[to]} fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
    </svg>
  );
}
