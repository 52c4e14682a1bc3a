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
    const row = ({ phone, computer, html }: typeof all, show: (figure: number, of: number) => string) => [
      show(phone.firstPaint, all.phone.firstPaint),
      show(phone.largestPaint, all.phone.largestPaint),
      show(phone.hydrated, all.phone.hydrated),
      show(phone.processor, all.phone.processor),
      show(computer.largestPaint, all.computer.largestPaint),
      show(computer.hydrated, all.computer.hydrated),
      show(html, all.html),
    ];
    return [
      [page, all.name, ...row(all, (figure) => figure.toFixed(0))],
      ...others.map((other) => ['', other.name, ...row(other, (figure, of) => signed(figure - of))]),
    ];
  });
  return markdownTable(
    [
      'Page',
      'Median',
      'Phone: first paint ms',
      'largest paint ms',
      'hydrated ms',
      'processor ms',
      'Computer: largest paint ms',
      'hydrated ms',
      'HTML KB',
    ],
    rows,
  );
}

function medians(measured: readonly Measurement[]) {
  const of = (read: (one: Measurement) => number) => median(measured.map(read)) ?? Number.NaN;
  const load = (device: 'phone' | 'computer') => ({
    firstPaint: of((one) => one[device].firstPaint),
    largestPaint: of((one) => one[device].largestPaint),
    hydrated: of((one) => one[device].hydrated),
    processor: of((one) => one[device].processor),
  });
  return { phone: load('phone'), computer: load('computer'), html: of(({ html }) => html) / 1024 };
}

const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(0)}`;
