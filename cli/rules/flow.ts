import type { AnyGame, Language } from '@destrier/engine';
import type { Ledger, SourceText } from '@destrier/engine/ledger';
import { flowOf, type FlowProcedure, type FlowStep } from '@destrier/engine/testkit/check';
import { speaker, type Speaker } from '@destrier/text';
import { cliText } from '@destrier/text/cli';
import type { Answer } from '../command.js';
import { ruleWith } from '../play/rulebook.js';

/** A procedure with the file in which it is written, below the root of the project; null where none was found. */
interface Written extends FlowProcedure {
  readonly file: string | null;
}

/** How a step looks on the page: something happens, a procedure runs, again and again, side by side, or a question. */
const SIGNS: { readonly [kind in FlowStep['kind']]: string } = {
  act: '·',
  call: '→',
  repeat: '↻',
  parallel: '‖',
  ask: '?',
  openAsk: '?',
  together: '?',
  window: '?',
  anytime: '!',
  aside: '!',
  watch: '·',
};

/** Steps that are nothing but a procedure that runs. */
const RUNS: ReadonlySet<FlowStep['kind']> = new Set(['call', 'repeat', 'parallel']);

/** The whole flow of a game on one page, from top to bottom. */
export function tellFlow(
  game: AnyGame,
  ledger: Ledger | undefined,
  sources: readonly SourceText[],
  lang: Language,
): Answer {
  const { say } = speaker(cliText[lang], lang);
  const procedures = flowOf(game).procedures.map(({ name, steps }): Written => ({
    name,
    file: fileOf(sources, name),
    steps,
  }));
  const page = new Page(procedures, ledger, say);
  return {
    ok: true,
    data: { game: game.id, procedures },
    text: [say('cli.flow.legend'), '', ...page.lines()].join('\n'),
  };
}

/** Where a procedure is written: its name stands first in what makes it, `procedure` itself or one that calls it. */
function fileOf(sources: readonly SourceText[], name: string): string | null {
  const makes = (maker: string) =>
    sources.find(({ text }) =>
      [...text.matchAll(new RegExp(`${maker}(?:<[^(]*>)?\\(\\s*'([^']+)'`, 'g'))].some(
        ([, made]) => made === name,
      ),
    )?.file;
  return makes('\\bprocedure') ?? makes('= \\w+') ?? null;
}

class Page {
  readonly #procedures: ReadonlyMap<string, Written>;
  readonly #ledger: Ledger | undefined;
  readonly #say: Speaker['say'];
  readonly #told = new Set<string>();
  readonly #lines: string[] = [];

  constructor(procedures: readonly Written[], ledger: Ledger | undefined, say: Speaker['say']) {
    this.#procedures = new Map(procedures.map((procedure) => [procedure.name, procedure]));
    this.#ledger = ledger;
    this.#say = say;
  }

  lines(): readonly string[] {
    for (const [name] of this.#procedures) {
      if (this.#told.has(name)) continue;
      if (this.#told.size > 0) this.#lines.push('', this.#say('cli.flow.unseen'));
      this.#procedure(name, '');
    }
    return this.#lines;
  }

  #procedure(name: string, indent: string): void {
    this.#lines.push(`${indent}${this.#heading(name)}`);
    this.#steps(name, `${indent}  `);
  }

  /** A procedure that was told already is named only. */
  #heading(name: string): string {
    if (this.#told.has(name)) return `${name} (${this.#say('cli.flow.above')})`;
    const file = this.#procedures.get(name)?.file ?? null;
    return file === null ? name : `${name}  [${file}]`;
  }

  #steps(name: string, indent: string): void {
    if (this.#told.has(name)) return;
    this.#told.add(name);
    for (const step of this.#procedures.get(name)?.steps ?? []) {
      const [only, ...more] = step.calls;
      const runs = only !== undefined && more.length === 0 && RUNS.has(step.kind);
      if (runs) {
        const called = only === step.name ? '' : `${step.name}: `;
        this.#lines.push(`${indent}${SIGNS[step.kind]} ${called}${this.#heading(only)}`);
        this.#steps(only, `${indent}  `);
      } else {
        this.#lines.push(`${indent}${this.#step(step)}`);
        for (const each of step.calls) this.#procedure(each, `${indent}  `);
      }
    }
  }

  #step({ kind, name, who, rule }: FlowStep): string {
    const asked = who === null ? '' : ` (${this.#who(who, kind)})`;
    return `${SIGNS[kind]} ${name}${asked}${rule === null ? '' : `  ${this.#cited(rule)}`}`;
  }

  #cited(rule: string): string {
    const title = this.#ledger === undefined ? undefined : ruleWith(this.#ledger, rule)?.title;
    return title === undefined ? rule : `${rule} ${title}`;
  }

  #who(who: string, kind: FlowStep['kind']): string {
    if (kind === 'window') return this.#say('cli.flow.window');
    return who.startsWith('v.') ? who.slice('v.'.length) : this.#say(`cli.flow.${who}`);
  }
}
