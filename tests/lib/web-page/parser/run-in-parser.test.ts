import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { computeAuditFacts } from '@/lib/audit/engine/audit-website';
import { log } from '@/lib/log/log';
import { OutboundBudget } from '@/lib/net/outbound-budget';
import { fetchPage } from '@/lib/web-page/fetch-page';
import { closeParser, runInParser, startParser } from '@/lib/web-page/parser/run-in-parser';
import { defineTask, taskFiles } from '@/lib/web-page/parser/task';
import { packPage, readPageHead } from '@/lib/web-page/read-documents';
import { html, startSmithSite } from '@/tests/support/smith-site';
import { createVisit } from '@/tests/support/visit';

const folder = 'tests/fixtures/parser-tasks';
const endless = defineTask<object, unknown>({
  file: `${folder}/endless-check.ts`,
  cpuMs: 200,
  maxBytes: 1000,
  schema: z.unknown(),
});
const patient = defineTask<object, unknown>({
  file: `${folder}/endless-check.ts`,
  cpuMs: 60_000,
  maxBytes: 1000,
  schema: z.unknown(),
});
const slow = defineTask<object, unknown>({
  file: `${folder}/endless-check.ts`,
  cpuMs: 3000,
  maxBytes: 1000,
  schema: z.unknown(),
});
const answering = defineTask<{ answer: unknown }, string>({
  file: `${folder}/answer.ts`,
  cpuMs: 3000,
  maxBytes: 20_000,
  schema: z.string(),
});

const visit = createVisit({ html: null });
const page = () => packPage(new TextEncoder().encode('<title>x</title>'), 'text/html');

// Each process that is started here loads a task's file only when it is asked for it, which takes half of the time.
beforeAll(() => taskFiles().clear());
afterEach(() => jest.restoreAllMocks());
afterAll(closeParser);

describe('a check that never ends', () => {
  it.each(['loop', 'pattern'])(
    'is ended by its processor time while the site goes on, and the next page has a new process: %s',
    async (way) => {
      const work = { isDone: false };
      const ended = runInParser(endless, { way, visit }).finally(() => {
        work.isDone = true;
      });
      const checked = expect(ended).rejects.toMatchObject({ reason: 'ended' });
      // Each is a turn of the event loop in which a visitor could be served.
      for (let turn = 0; turn < 1000; turn += 1) await nextTurn();
      expect(work.isDone).toBe(false);
      await checked;
      await expect(page()).resolves.toBeInstanceOf(Uint8Array);
    },
  );

  it('is reported as a website that took too long', async () => {
    await page();
    const facts = computeAuditFacts({ ...visit, page: { ...visit.page, html: null } });
    globalThis.siteParser?.process?.stop();
    await expect(facts).rejects.toMatchObject({ code: 'timeout' });
  });
});

it('calls it our doing when the clock runs out before a page has had its processor time', async () => {
  await page();
  const clock = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const starved = runInParser(patient, { way: 'loop', visit });
  const checked = expect(starved).rejects.toMatchObject({ reason: 'busy' });
  await nextTurn();
  clock.abort();
  await checked;
});

it('calls a page that waited too long for us our doing, not the website’s', async () => {
  const begun = page();
  const late = packPage(new Uint8Array(), 'text/html', AbortSignal.abort());
  await expect(late).rejects.toMatchObject({ code: 'parser_busy' });
  await begun;
});

it('lets a website’s time stand still while its page waits for our own processor', async () => {
  const site = await startSmithSite();
  site.replies.set('/', html(200, '<title>x</title>'));
  await page();
  const budget = new OutboundBudget({ totalMs: 1500 });
  const ahead = runInParser(slow, { way: 'loop', visit }).catch(({ reason }) => reason);
  await expect(fetchPage(site.url, budget, site.network)).resolves.toMatchObject({ status: 200 });
  expect(await ahead).toBe('ended');
  expect(budget.signal.aborted).toBe(false);
  await site.stop();
});

it('ends a page that nobody waits for any more, also while it is read', async () => {
  await page();
  const patience = new AbortController();
  const late = runInParser(patient, { way: 'loop', visit }, patience.signal);
  const checked = expect(late).rejects.toMatchObject({ reason: 'busy' });
  await nextTurn();
  patience.abort();
  await checked;
});

describe('an answer of the parser’s process', () => {
  it('comes back as it was', async () => {
    await expect(runInParser(answering, { answer: 'ü'.repeat(5000) })).resolves.toBe('ü'.repeat(5000));
  });

  it('that is longer than it may be ends the process, unread', async () => {
    await expect(runInParser(answering, { answer: 'x'.repeat(30_000) })).rejects.toMatchObject({
      reason: 'ended',
    });
    await expect(runInParser(answering, { answer: 'x' })).resolves.toBe('x');
  });

  it.each([[{ a: 1 }], [undefined]])(
    'that makes no sense is a failure, and is logged: %j',
    async (answer) => {
      const warned = jest.spyOn(log, 'warn').mockReturnValue();
      await expect(runInParser(answering, { answer })).rejects.toMatchObject({ reason: 'failed' });
      expect(warned).toHaveBeenCalledWith(expect.stringContaining('answer.ts failed'), expect.anything());
    },
  );
});

describe('the parser’s process', () => {
  it('is started before there is anything to do, once', () => {
    closeParser();
    startParser();
    const first = globalThis.siteParser?.process;
    startParser();
    expect(first?.isAlive).toBe(true);
    expect(globalThis.siteParser?.process).toBe(first);
  });

  it('has a limited queue: later tasks are refused at once', async () => {
    const many = Array.from({ length: 121 }, page);
    const facts = computeAuditFacts({ ...visit, page: { ...visit.page, html: null } });
    await expect(facts).rejects.toMatchObject({ code: 'parser_busy', retryAfterSeconds: 30 });
    await Promise.all(many);
  });

  it('reads the pages that visitors asked for before those that a visit reads besides', async () => {
    await page();
    const done: string[] = [];
    const begun = page().then(() => done.push('begun'));
    const head = { url: visit.page.url, bytes: new Uint8Array(), contentType: 'text/html', headers: [] };
    const aside = ['one', 'two'].map((name) => readPageHead(head).then(() => done.push(name)));
    const asked = page().then(() => done.push('asked'));
    await Promise.all([begun, asked, ...aside]);
    expect(done).toEqual(['begun', 'asked', 'one', 'two']);
  });

  it('keeps room for them: of the pages besides fewer may wait', async () => {
    const head = { url: visit.page.url, bytes: new Uint8Array(), contentType: 'text/html', headers: [] };
    const begun = page();
    const aside = Array.from({ length: 41 }, () => readPageHead(head));
    const last = expect(aside.at(-1)).rejects.toMatchObject({ code: 'parser_busy' });
    await expect(page()).resolves.toBeInstanceOf(Uint8Array);
    await Promise.all([begun, last, ...aside.slice(0, -1)]);
  });

  it('that can’t be started says so to the operator', async () => {
    closeParser();
    const logged = jest.spyOn(log, 'error').mockReturnValue();
    globalThis.parserTaskFiles?.add('no/such/file.ts');
    await expect(page()).rejects.toMatchObject({ code: 'parser_busy' });
    expect(logged).toHaveBeenCalledWith(
      'parser: the process could not be started:',
      expect.objectContaining({ message: expect.stringContaining('no/such/file.ts') }),
    );
    globalThis.parserTaskFiles?.delete('no/such/file.ts');
  });
});
