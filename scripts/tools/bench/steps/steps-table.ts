import { markdownTable } from '../pages/markdown-table';
import { median } from '../pages/median';
import type { Variant } from './make-variants';
import type { Measurement } from './measure-variants';

/** The medians of each page with all steps, and how much more it is without each of them. */
export function stepsTable(variants: readonly Variant[], measured: readonly Measurement[]): string {
  const pages = [...new Set(measured.map(({ page }) => page))];
  const rows = pages.flatMap((page) => {
    const [all, ...others] = variants.map(({ name }) => ({
      name,
      ...medians(measured.filter((one) => one.page === page && one.variant === name)),
    }));
    if (!all) return [];
    return [
      [page, all.name, round(all.score), round(all.lcp), round(all.tbt), (all.html / 1024).toFixed(1)],
      ...others.map((other) => [
        '',
        other.name,
        signed(other.score - all.score),
        `${signed(other.lcp - all.lcp)} (${signed(((other.lcp - all.lcp) / all.lcp) * 100)} %)`,
        signed(other.tbt - all.tbt),
        ((other.html - all.html) / 1024).toFixed(1),
      ]),
    ];
  });
  return markdownTable(['Page', 'Median', 'Score', 'LCP ms', 'TBT ms', 'HTML KB'], rows);
}

function medians(measured: readonly Measurement[]) {
  const of = (read: (one: Measurement) => number) => median(measured.map(read)) ?? Number.NaN;
  return {
    score: of(({ score }) => score),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    html: of(({ html }) => html),
  };
}

const round = (value: number) => value.toFixed(0);
const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(0)}`;
