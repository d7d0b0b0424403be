/** A part of the page as those meet it who hear it: a role and a name. */
export interface Met {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly checked: boolean;
  /** The roles around it, the outermost first. */
  readonly within: readonly string[];
}

/** Reads what `ariaSnapshot` of the browser's driver writes: a line for each part, indented by what it is in. */
export function partsIn(snapshot: string): readonly Met[] {
  const open: { readonly indent: number; readonly role: string }[] = [];
  return snapshot.split('\n').flatMap((line): readonly Met[] => {
    const indent = line.search(/\S/);
    const text = unquoted(line.trim().replace(/^- /, ''));
    const [, role, name, marks = ''] = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?(.*)$/.exec(text) ?? [];
    if (role === undefined) return [];
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const within = open.map((one) => one.role);
    open.push({ indent, role });
    return [
      {
        role,
        name: name === undefined ? '' : String(JSON.parse(name)),
        disabled: marks.includes('[disabled]'),
        checked: marks.includes('[checked]'),
        within,
      },
    ];
  });
}

/** A line with a colon in it is quoted as a whole. */
function unquoted(text: string): string {
  const [, inner] = /^'(.*)'(?::.*)?$/.exec(text) ?? [];
  return inner === undefined ? text : inner.replaceAll("''", "'");
}
