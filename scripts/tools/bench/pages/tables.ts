import { markdownTable } from './markdown-table';
import type { Speed } from './measure-speed';
import { median } from './median';
import { resourceKinds } from './resource-kind';
import type { MainThread } from './trace-page';
import type { PageWeight, Weight } from './weight';

export interface MeasuredPage {
  name: string;
  weight: PageWeight;
  /** One per run. */
  speeds: Speed[];
  /** From the first paint until hydration on a slow processor, milliseconds; one per run. */
  hydrations: number[];
  /** Interaction to Next Paint of the first press after that, milliseconds; one per run. */
  presses: number[];
  /** One per run. */
  threads: MainThread[];
  /** Requests per second, by the server itself and through the front. Undefined if not measured. */
  perSecond?: number;
  perSecondThroughFront?: number;
}

export interface MeasuredMemory {
  server: string;
  atRestMb: number;
  afterwardsMb: number;
}

const absent = '–';
const kibibytes = (bytes: number) => (bytes / 1024).toFixed(1);
const figure = (value: number | undefined) => (value === undefined ? absent : value.toFixed(0));

/** Weights until the `load` event, and including what loads by itself afterwards; one figure if they are equal. */
export function weightTable(pages: readonly MeasuredPage[]): string {
  const both = ({ untilLoad, complete }: PageWeight, read: (weight: Weight) => string) => {
    const [first, last] = [read(untilLoad), read(complete)];
    return first === last ? first : `${first} → ${last}`;
  };
  const rows = pages.map(({ name, weight }) => [
    name,
    both(weight, ({ requests }) => String(requests)),
    ...resourceKinds.map((kind) => both(weight, ({ bytes }) => kibibytes(bytes[kind]))),
    both(weight, ({ bytes }) => kibibytes(bytes.all)),
  ]);
  const headings = [
    'KB, compressed',
    'Requests',
    'HTML',
    'Script',
    'CSS',
    'Fonts',
    'Pictures',
    'Other',
    'All',
  ];
  return markdownTable(headings, rows);
}

export function speedTable(pages: readonly MeasuredPage[]): string {
  const rows = pages.map((page) => {
    const { score, lcp, tbt, speedIndex, hydration, press } = medians(page);
    return [page.name, ...[score, lcp, tbt, speedIndex, hydration, press].map(figure)];
  });
  return markdownTable(
    ['Median', 'Score', 'LCP ms', 'TBT ms', 'Speed Index ms', 'Hydrated after ms', 'First press ms'],
    rows,
  );
}

/**
 * What the main thread does, as ratios: to the reference of the same run where they depend on the computer, to the page's own
 * elements where they don't.
 */
export function mainThreadTable(pages: readonly MeasuredPage[], reference: MeasuredPage): string {
  const rows = pages.map((page) => {
    const of = (read: (thread: MainThread) => number, { threads }: MeasuredPage = page) =>
      median(threads.map(read));
    const times = (read: (thread: MainThread) => number) => ratio(of(read), of(read, reference));
    return [
      page.name,
      times(({ processorMs }) => processorMs),
      times(({ longestMs }) => longestMs),
      ratio(
        of(({ restyled }) => restyled),
        of(({ elements }) => elements),
      ),
      ratio(
        of(({ restyledByPress }) => restyledByPress),
        of(({ elements }) => elements),
      ),
      Math.max(...page.threads.map(({ shift }) => shift)).toFixed(3),
    ];
  });
  return markdownTable(
    [
      `Times the ${reference.name}`,
      'Processor time',
      'Longest task',
      'Restyled per element',
      'By the first press',
      'Largest shift',
    ],
    rows,
  );
}

export function loadTable(pages: readonly MeasuredPage[]): string {
  const rows = pages.map(({ name, perSecond, perSecondThroughFront }) => [
    name,
    figure(perSecond),
    figure(perSecondThroughFront),
  ]);
  return markdownTable(['Requests a second', 'Its server', 'Through the front'], rows);
}

export function memoryTable(servers: readonly MeasuredMemory[]): string {
  const rows = servers.map(({ server, atRestMb, afterwardsMb }) => [
    server,
    figure(atRestMb),
    figure(afterwardsMb),
  ]);
  return markdownTable(['Memory, MB', 'At rest', 'After 10,000 requests'], rows);
}

/** The ratio of each page's figures to those of the reference. */
export function ratioTable(pages: readonly MeasuredPage[], reference: MeasuredPage): string {
  const than = medians(reference);
  const rows = pages.map((page) => {
    const its = medians(page);
    return [
      page.name,
      ratio(page.weight.untilLoad.bytes.all, reference.weight.untilLoad.bytes.all),
      ratio(page.weight.complete.bytes.all, reference.weight.complete.bytes.all),
      ratio(page.weight.complete.requests, reference.weight.complete.requests),
      ratio(its.lcp, than.lcp),
      ratio(its.tbt, than.tbt),
      ratio(its.speedIndex, than.speedIndex),
      ratio(its.press, than.press),
      ratio(page.perSecond, reference.perSecond),
    ];
  });
  const bytes = ['Bytes until load', 'Bytes in all'];
  const speeds = ['Requests', 'LCP', 'TBT', 'Speed Index', 'First press', 'Requests a second'];
  return markdownTable([`Times the ${reference.name}`, ...bytes, ...speeds], rows);
}

/** A formatted ratio; absent if a value is missing or the reference is 0. */
export function ratio(value: number | undefined, reference: number | undefined): string {
  if (value === undefined || reference === undefined || reference === 0) return absent;
  return (value / reference).toFixed(2);
}

function medians({ speeds, hydrations, presses }: MeasuredPage) {
  const of = (read: (speed: Speed) => number) => median(speeds.map(read));
  return {
    score: of(({ score }) => score),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    speedIndex: of(({ speedIndex }) => speedIndex),
    hydration: median(hydrations),
    press: median(presses),
  };
}
