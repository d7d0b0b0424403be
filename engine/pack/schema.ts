/** Where something in content is wrong, and how. */
export interface Issue {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

/** The part of the Standard Schema interface that is used here; zod and others offer it. */
export interface StandardSchema {
  readonly '~standard': {
    readonly validate: (value: unknown) => unknown;
  };
}

/** What a game says about its content: its shape, what the shape cannot say, and words for whoever types a pack. */
export interface PackSchema {
  readonly shape: StandardSchema;
  /** What must hold between items: counts, ids that exist, bounds from the rulebook. */
  readonly rules?: (content: never) => readonly Issue[];
  /** Comments for the template, by path of the content (`knights`, `knights.*.attack`). */
  readonly notes: { readonly [path: string]: string };
}

interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[];
}

/** What the schema and the game's own rules have against a content. */
export function contentIssues(schema: PackSchema, content: object): readonly Issue[] {
  const answer = schema.shape['~standard'].validate(content);
  if (answer instanceof Promise) throw new TypeError('content schemas answer at once');
  const { issues } = answer as { readonly issues?: readonly StandardIssue[] };
  if (issues !== undefined && issues.length > 0) return issues.map(asIssue);
  return schema.rules?.(content as never) ?? [];
}

function asIssue(issue: StandardIssue): Issue {
  const path = (issue.path ?? []).map((part) => {
    const key = typeof part === 'object' ? part.key : part;
    return typeof key === 'number' ? key : String(key);
  });
  return { path, reason: issue.message };
}
