import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Compressed bytes of a prerendered page: its whole HTML, and the styles in it. */
interface PageWeight {
  html: number;
  styles: number;
}

export type Weights = Readonly<Record<string, PageWeight>>;

/** Weights of all prerendered pages of a build, by their path without extension, such as `fa/contact`. */
export function weighPages(dist: string): Weights {
  const folder = path.join(dist, 'server/app');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.html') && !name.startsWith('_')).sort();
  return Object.fromEntries(
    pages.map((name) => [
      name.slice(0, -'.html'.length),
      weighPage(readFileSync(path.join(folder, name), 'utf8')),
    ]),
  );
}

function weighPage(html: string): PageWeight {
  const styles = html
    .split('<style')
    .slice(1)
    .map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</style>')))
    .join('');
  return { html: gzipSync(html).length, styles: gzipSync(styles).length };
}

/** Smaller differences are noise of the compression, for example because of another build id. */
const noiseBytes = 100;
const shownRows = 20;

/** A Markdown table of the pages whose weight changed by more than noise, the heaviest change first. */
export function compareWeights(before: Weights, after: Weights): string {
  const changes = Object.entries(after)
    .map(([page, now]) => ({ page, now, was: before[page] }))
    .map((row) => ({ ...row, more: row.now.html - (row.was?.html ?? 0) }))
    .filter(({ more }) => Math.abs(more) > noiseBytes)
    .sort((one, other) => Math.abs(other.more) - Math.abs(one.more));
  const gone = Object.keys(before).filter((page) => !(page in after));
  const lines = [
    ...changes.slice(0, shownRows).map(({ page, now, was, more }) => {
      const from = was ? showKilobytes(was.html) : 'new';
      return `| ${page} | ${from} | ${showKilobytes(now.html)} | ${more > 0 ? '+' : '−'}${Math.abs(more)} |`;
    }),
    ...gone.map((page) => `| ${page} | ${showKilobytes(before[page]?.html ?? 0)} | gone | |`),
  ];
  const total = `${Object.keys(after).length} pages, ${changes.length} with another weight.`;
  if (lines.length === 0) return total;
  return [total, '', '| Page | KB before | KB now | Bytes |', '| --- | --: | --: | --: |', ...lines].join(
    '\n',
  );
}

function showKilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
