import { markdownTable } from '@/scripts/tools/bench/pages/markdown-table';
import { median } from '@/scripts/tools/bench/pages/median';
import { makePlainPage } from '@/scripts/tools/bench/pages/plain-page';
import { resourceKind } from '@/scripts/tools/bench/pages/resource-kind';
import { selectPages } from '@/scripts/tools/bench/pages/subjects';
import {
  type MeasuredPage,
  mainThreadTable,
  ratio,
  ratioTable,
  speedTable,
  weightTable,
} from '@/scripts/tools/bench/pages/tables';
import { readTrace } from '@/scripts/tools/bench/pages/trace-page';
import { weighTransfers } from '@/scripts/tools/bench/pages/weight';
import { chooseVariants } from '@/scripts/tools/bench/steps/make-variants';
import { stepsTable } from '@/scripts/tools/bench/steps/steps-table';

describe('the median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[10, 9, 100, 1], 9.5],
    [[7], 7],
    [[], undefined],
  ])('of %j is %p', (values, expected) => expect(median(values)).toBe(expected));

  it('leaves its values as they were', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('the kind of a resource', () => {
  it.each([
    ['Document', 'text/html', 'html'],
    ['Fetch', 'text/html', 'other'],
    ['Fetch', 'text/x-component', 'other'],
    ['Script', 'application/javascript', 'script'],
    ['Other', 'text/javascript', 'script'],
    ['Stylesheet', 'text/css', 'css'],
    ['Font', 'font/woff2', 'font'],
    ['Font', 'application/octet-stream', 'font'],
    ['Image', 'image/avif', 'picture'],
    ['Other', 'image/x-icon', 'picture'],
    ['Manifest', 'application/manifest+json', 'other'],
  ])('wanted as %s and answered with %s is %s', (resourceType, mimeType, kind) =>
    expect(resourceKind({ resourceType, mimeType })).toBe(kind),
  );
});

const page: MeasuredPage = {
  name: 'home',
  weight: weighTransfers([
    { kind: 'html', bytes: 2048, isBeforeLoad: true },
    { kind: 'script', bytes: 1024, isBeforeLoad: false },
    { kind: 'script', bytes: 1024, isBeforeLoad: false },
  ]),
  speeds: [
    { score: 90, lcp: 1000, tbt: 0, speedIndex: 900 },
    { score: 100, lcp: 1200, tbt: 0, speedIndex: 700 },
    { score: 95, lcp: 5000, tbt: 10, speedIndex: 800 },
  ],
  hydrations: [900, 1100, 1000],
  presses: [40, 24, 32],
  threads: [
    { processorMs: 300, longestMs: 30, elements: 100, restyled: 120, restyledByPress: 5, shift: 0 },
    { processorMs: 500, longestMs: 20, elements: 100, restyled: 140, restyledByPress: 5, shift: 0.01 },
  ],
};

describe('what was measured', () => {
  it('is weighed until the load event, and as a whole', () => {
    expect(page.weight.untilLoad).toMatchObject({ requests: 1, bytes: { html: 2048, script: 0, all: 2048 } });
    expect(page.weight.complete).toMatchObject({ requests: 3, bytes: { script: 2048, all: 4096 } });
    const cells = weightTable([page])
      .split('\n')[2]
      ?.split(/ *\| */);
    expect(cells?.slice(1, -1)).toEqual([
      'home',
      '1 → 3',
      '2.0',
      '0.0 → 2.0',
      '0.0',
      '0.0',
      '0.0',
      '0.0',
      '2.0 → 4.0',
    ]);
  });

  it('is the median of each figure by itself', () => {
    const cells = speedTable([page, { ...page, presses: [] }])
      .split('\n')
      .slice(2);
    expect(cells.map((row) => row.split(/ *\| */).slice(2, -1))).toEqual([
      ['95', '1200', '0', '800', '1000', '32'],
      ['95', '1200', '0', '800', '1000', '–'],
    ]);
  });

  it('is compared by ratio, but with nothing that is zero or was not measured', () => {
    expect([ratio(3, 2), ratio(3, 0), ratio(undefined, 2), ratio(0, 2)]).toEqual(['1.50', '–', '–', '0.00']);
    const reference = {
      ...page,
      name: 'other page',
      speeds: [{ score: 100, lcp: 600, tbt: 0, speedIndex: 400 }],
    };
    const [headings = '', , row = ''] = ratioTable([page], reference).split('\n');
    expect(headings).toContain('Times the other page');
    expect(row.split(/ *\| */).slice(2, -1)).toEqual([
      '1.00',
      '1.00',
      '1.00',
      '2.00',
      '–',
      '2.00',
      '1.00',
      '–',
    ]);
  });

  it('of the main thread is compared with the reference, and what is styled with the page itself', () => {
    const [thread] = page.threads;
    const app = { ...page, threads: thread ? [{ ...thread, processorMs: 200, longestMs: 50 }] : [] };
    const [, , row = ''] = mainThreadTable([page], app).split('\n');
    expect(row.split(/ *\| */).slice(1, -1)).toEqual(['home', '2.00', '0.50', '1.30', '0.05', '0.010']);
  });

  it('is read from the tasks of the page’s own thread after it was opened', () => {
    const on = (tid: number, name: string, ts: number, rest: object = {}) => ({
      name,
      ph: 'X',
      pid: 1,
      tid,
      ts,
      dur: 0,
      tdur: 0,
      args: {},
      ...rest,
    });
    const task = (ts: number, ms: number, tid = 2) =>
      on(tid, 'RunTask', ts, { dur: ms * 1000, tdur: ms * 1000 });
    const style = (ts: number, elementCount: number) =>
      on(2, 'UpdateLayoutTree', ts, { dur: 10, tdur: 10, args: { elementCount } });
    const events = [
      task(10, 90),
      on(2, 'navigationStart', 200_000, {
        ph: 'R',
        args: { data: { documentLoaderURL: 'http://site/about' } },
      }),
      task(300_000, 40),
      style(301_000, 50),
      on(2, 'firstContentfulPaint', 400_000, { ph: 'R' }),
      task(500_000, 7),
      style(500_100, 30),
      task(600_000, 99, 3),
      on(2, 'before-press', 900_000, { ph: 'R' }),
      task(910_000, 80),
      style(910_100, 8),
      style(920_000, 4),
    ];
    expect(readTrace(events, 'http://site/about')).toEqual({
      processorMs: 47,
      longestMs: 7,
      restyled: 80,
      restyledByPress: 8,
    });
    expect(() => readTrace(events, 'http://other/')).toThrow('no navigation to http://other/');
  });

  it('is set as a table with its columns aligned', () => {
    expect(
      markdownTable(
        ['Page', 'ms'],
        [
          ['home', '12345'],
          ['a', '1'],
        ],
      ),
    ).toBe(['| Page |    ms |', '| ---- | ----: |', '| home | 12345 |', '| a    |     1 |'].join('\n'));
  });
});

describe('the hand-written page', () => {
  const built =
    '<html lang="fa" dir="rtl"><head><title>A &amp; B</title><link rel="stylesheet" href="/x.css"></head><body>' +
    '<main class="x"><div><h1 class="y">Words <span>in a row</span></h1><p><svg><title>icon</title></svg></p>' +
    '<picture><img src="/a.png" alt="b"></picture><a class="z" href="/c?d=1&amp;e=2">More</a></div></main>' +
    '<script>let f = "not words";</script></body></html>';

  it('has the words of the built one, its language and its links, and nothing else', () => {
    const text = makePlainPage(built, 'p { color: red }\n');
    expect(text).toContain('<html lang="fa" dir="rtl">');
    expect(text).toContain('<title>A &amp; B</title>\n<style>\np { color: red }\n</style>');
    const body = text.slice(text.indexOf('<body>')).replace(/\s*\n\s*/g, '');
    expect(body).toBe(
      '<body><main><h1>Words in a row</h1><a href="/c?d=1&amp;e=2">More</a></main></body></html>',
    );
  });
});

describe('the choice of pages', () => {
  it('is all of them, or those that are named', () => {
    expect(selectPages(undefined, 'http://a').length).toBeGreaterThan(5);
    expect(selectPages('persian-home,home', 'http://a')).toEqual([
      { name: 'persian-home', origin: 'http://a', path: '/fa' },
      { name: 'home', origin: 'http://a', path: '/' },
    ]);
    expect(() => selectPages('hom', 'http://a')).toThrow('“hom”');
  });
});

describe('what each step takes off', () => {
  it('is measured for the steps that are named, each against all of them', () => {
    expect(chooseVariants('defer-scripts').map(({ name, steps }) => [name, steps])).toEqual([
      ['all steps', ['inline-styles', 'defer-scripts', 'compile-hints']],
      ['without defer-scripts', ['inline-styles', 'compile-hints']],
    ]);
    expect(() => chooseVariants('shorten')).toThrow('inline-styles, defer-scripts, compile-hints');
  });

  it('is shown as medians, and what is more without it', () => {
    const variants = chooseVariants('defer-scripts');
    const load = { firstPaint: 900, hydrated: 3000, processor: 2000 };
    const taken = (variant: string, paints: readonly number[], html: number) =>
      paints.map((largestPaint, run) => {
        const phone = { ...load, largestPaint };
        return { variant, page: 'home', run, html, phone, computer: { ...phone, hydrated: run } };
      });
    const measured = [
      ...taken('all steps', [1400, 1000, 1200], 30 * 1024),
      ...taken('without defer-scripts', [1500, 1260], 54.5 * 1024),
    ];
    const [, , all, without] = stepsTable(variants, measured).replaceAll(' ', '').split('\n');
    expect(all).toBe('|home|allsteps|900|1200|3000|2000|1200|1|30|');
    expect(without).toBe('||withoutdefer-scripts|0|+180|0|0|+180|-1|+25|');
  });
});
