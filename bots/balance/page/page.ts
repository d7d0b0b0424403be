import { need } from '@destrier/engine';
import { gameNamed } from '@destrier/registry';
import type { BalanceJob } from '../job.js';
import type { Balance, ItemBalance } from '../standing.js';
import { columnChart, shareChart, type Column, type Row } from './chart.js';
import { between, escaped, percent, share95, short, table } from './markup.js';
import { STYLE } from './style.js';

/** What a page is about, and how its things are called. */
export interface PageOf {
  readonly job: BalanceJob;
  readonly title: string;
  readonly nameOf: (id: string) => string;
}

const MOST_COLUMNS = 24;

/** The scores in columns of equal width. */
function columnsOf({ distribution }: Balance['score']): Column[] {
  const [first] = distribution;
  const last = distribution.at(-1);
  if (first === undefined || last === undefined) return [];
  const width = Math.ceil((last.score - first.score + 1) / MOST_COLUMNS);
  const all = distribution.reduce((sum, { seats }) => sum + seats, 0);
  const columns: Column[] = [];
  for (let from = first.score; from <= last.score; from += width) {
    const to = from + width - 1;
    const within = distribution.filter(({ score }) => score >= from && score <= to);
    columns.push({ from, to, share: within.reduce((sum, { seats }) => sum + seats, 0) / all });
  }
  return columns;
}

const section = (id: string, title: string, inside: string): string =>
  `<section id="${id}" aria-labelledby="${id}-h"><h2 id="${id}-h">${escaped(title)}</h2>${inside}</section>`;

function seatsSection({ seats, finished }: Balance): string {
  const fair = 1 / seats.length;
  const rows: Row[] = seats.map(({ seat, bot, winShare, winShare95 }) => ({
    label: `seat ${seat + 1}, ${bot}`,
    source: 'rulebook',
    marks: [{ share: winShare, interval: winShare95 }],
  }));
  const alone = seats.length === 1;
  const chart = shareChart(
    {
      id: 'seats-chart',
      title: 'Share of wins by seat',
      about: seats
        .map(
          ({ seat, winShare, winShare95 }) =>
            `seat ${seat + 1}: ${percent(winShare)}, ${between(winShare95)}`,
        )
        .join('; '),
    },
    [{ title: 'wins', form: 'point', ...(alone ? {} : { line: fair }) }],
    rows,
  );
  const figures = table(
    `Wins and scores by seat, ${finished} games`,
    ['seat', 'wins in % (95\u00a0%)', 'mean score', '±', '10 %', 'median', '90 %'],
    seats.map(({ seat, bot, winShare, winShare95, score }) => [
      `${seat + 1}, ${bot}`,
      share95(winShare, winShare95, finished),
      short(score.mean),
      short(score.sd),
      String(score.p10),
      String(score.p50),
      String(score.p90),
    ]),
  );
  const line = alone
    ? ''
    : `<p class="soft">The dashed line is a fair share, ${percent(fair)}.</p>`;
  return section('seats', 'Seats', `${line}<div class="pair">${chart}${figures}</div>`);
}

function scoresSection({ score, length, measures }: Balance): string {
  const scores = columnsOf(score);
  const words = {
    id: 'scores-chart',
    title: 'Distribution of the scores of all seats',
    about: `Mean ${short(score.mean)}; one in ten has at most ${score.p10}, half at most ${score.p50}, nine in ten at most ${score.p90}.`,
  };
  const chart = scores.length === 0 ? '' : columnChart(words, scores);
  const spread = (name: string, of: Balance['length']['decisions']): string[] => [
    name,
    short(of.mean),
    short(of.sd),
    String(of.p10),
    String(of.p50),
    String(of.p90),
  ];
  const figures = table(
    'Scores, and decisions in a game',
    ['', 'mean', '±', '10 %', 'median', '90 %'],
    [spread('score', score), spread('decisions', length.decisions)],
  );
  const moments = measures.map(({ about, count, mean, mean95 }) => {
    const found = count === 0 ? 'never met' : `${short(mean)} (${between(mean95, short)})`;
    return `<p><strong>${escaped(found)}</strong>: mean ${escaped(about)}; ${count} times.</p>`;
  });
  return section(
    'scores',
    'Scores and length',
    `<div class="pair">${chart}<div>${figures}${moments.join('')}</div></div>`,
  );
}

interface KindOf extends PageOf {
  readonly kind: string;
  readonly words: { readonly title: string; readonly used: string };
  readonly fair: number | undefined;
  readonly items: readonly ItemBalance[];
}

/** Where two things have one name the id tells them apart. */
function labelOf({ nameOf, items }: KindOf, { id, source }: ItemBalance): string {
  const name = nameOf(id);
  const own =
    items.filter((item) => nameOf(item.id) === name).length > 1 ? `${name} (${id})` : name;
  return source === 'house' ? `*\u00a0${own}` : own;
}

/** One sentence with the items for which something holds; empty where it holds for none. */
function listed(of: KindOf, words: string, items: readonly ItemBalance[]): string {
  if (items.length === 0) return '';
  const names = items.map((item) => labelOf(of, item)).join(', ');
  return `<p><strong>${words}:</strong> ${escaped(names)}.</p>`;
}

function kindChart(of: KindOf, seen: readonly ItemBalance[]): string {
  const { fair, words, kind } = of;
  return shareChart(
    {
      id: `${kind}-chart`,
      title: `${words.title}: used, and wins of those who used them`,
      about: `Bars: ${words.used}. Points: share of wins of the players who used it at least once. Lines: 95 % intervals. The table beside has the figures.`,
    },
    [
      { title: 'used', form: 'bar' },
      { title: 'wins of users', form: 'point', ...(fair === undefined ? {} : { line: fair }) },
    ],
    seen.map((item) => ({
      label: labelOf(of, item),
      source: item.source,
      marks: [
        { share: item.useShare, interval: item.useShare95 },
        item.users === 0 ? undefined : { share: item.winShare, interval: item.winShare95 },
      ],
    })),
  );
}

function kindSection(of: KindOf): string {
  const { kind, words, items } = of;
  const seen = items
    .filter(({ offered }) => offered > 0)
    .toSorted((a, b) => b.useShare - a.useShare);
  const figures = table(
    `${words.title}: figures`,
    [
      '',
      'offered',
      'used',
      'used in % (95\u00a0%)',
      '% of all uses',
      'wins of users in % (95\u00a0%)',
    ],
    seen.map((item) => [
      labelOf(of, item),
      String(item.offered),
      String(item.used),
      share95(item.useShare, item.useShare95, item.offered),
      short(100 * item.kindShare),
      share95(item.winShare, item.winShare95, item.users),
    ]),
  );
  const always = seen.filter(({ used, offered }) => used === offered);
  const lists = [
    listed(
      of,
      'Never used',
      seen.filter(({ used }) => used === 0),
    ),
    // What everybody always has is not a finding.
    listed(of, 'Always used', always.length === seen.length ? [] : always),
    listed(
      of,
      'Never offered',
      items.filter(({ offered }) => offered === 0),
    ),
  ];
  const about = `<p class="soft">Used: ${escaped(words.used)}.</p>`;
  const pair = seen.length === 0 ? '' : `<div class="pair">${kindChart(of, seen)}${figures}</div>`;
  return section(kind, words.title, `${about}${lists.join('')}${pair}`);
}

/** Options that are not as they are when nobody says. */
function optionsOf({ game: id, options }: BalanceJob): string {
  const { game } = gameNamed(id);
  const said = game.options
    .map(({ id: name, default: usual }) => ({ name, usual, value: options[name] ?? usual }))
    .filter(({ usual, value }) => value !== usual)
    .map(({ name, value }) => `${name} ${value}`);
  return said.length === 0 ? '' : `; ${said.join(', ')}`;
}

function headOf({ job, title }: PageOf, { finished, errors }: Balance): string {
  const bots = new Set(job.bots).size === 1 ? job.bots.slice(0, 1) : job.bots;
  const broken = errors.length === 0 ? '' : ` ${errors.length} more broke and are not counted.`;
  const setting = `${bots.join(', ')}; seed ${job.seed}${optionsOf(job)}.${broken}`;
  return `<header><h1>Balance of ${escaped(title)}</h1>
<p>${finished} games with ${job.seats} ${job.seats === 1 ? 'seat' : 'seats'}, played by ${escaped(setting)}</p>
<p class="note">Bots are not people. These figures say what bots of this strength do with the game and how they fare; people value, bluff and err in other ways. A share of wins also says who chose a thing: what the leader can afford looks strong.</p>
<p class="soft">Things marked * and drawn in the warmer colour are of the source <em>house</em>: our own design, where the printed figures are not known. Thin lines are 95&nbsp;% intervals of the single figure; of many figures some lie outside theirs by chance.</p></header>`;
}

/** The whole page: one file that needs nothing else. */
export function balancePage(of: PageOf, balance: Balance): string {
  const kinds = Object.entries(gameNamed(of.job.game).census?.kinds ?? {});
  const fair = of.job.seats === 1 ? undefined : 1 / of.job.seats;
  const links = [
    ['seats', 'Seats'],
    ['scores', 'Scores and length'],
    ...kinds.map(([kind, { title }]) => [kind, title]),
  ].map(([id, title]) => `<li><a href="#${id}">${escaped(need(title, 'a title'))}</a></li>`);
  const sections = kinds.map(([kind, words]) => {
    const items = balance.items.filter((item) => item.kind === kind);
    return kindSection({ ...of, kind, words, fair, items });
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Balance of ${escaped(of.title)}</title>
<style>${STYLE}</style>
</head>
<body>
${headOf(of, balance)}
<nav aria-label="Contents"><ul>${links.join('')}</ul></nav>
<main>
${seatsSection(balance)}
${scoresSection(balance)}
${sections.join('\n')}
</main>
</body>
</html>
`;
}
