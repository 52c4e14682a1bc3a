import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { factsOf } from '@/lib/audit/engine/audit-website';
import { closeParser, runInParser, startParser } from '@/lib/web-page/parser/run-in-parser';
import { defineTask } from '@/lib/web-page/parser/task';
import { packPage } from '@/lib/web-page/read-documents';
import { visitOf } from '@/tests/support/visit';

// Starting processes takes long on a busy machine.
jest.setTimeout(120_000);

const folder = 'tests/fixtures/parser-tasks';
const endless = defineTask<object, unknown>({
  file: `${folder}/endless-check.ts`,
  cpuMs: 300,
  maxBytes: 1000,
  schema: z.unknown(),
});
const answering = defineTask<{ answer: unknown }, string>({
  file: `${folder}/answer.ts`,
  cpuMs: 3000,
  maxBytes: 20_000,
  schema: z.string(),
});

const visit = visitOf({ html: null });
const page = () => packPage(new TextEncoder().encode('<title>x</title>'), 'text/html');

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
      let turns = 0;
      while (!work.isDone) {
        await nextTurn();
        turns += 1;
      }
      await checked;
      // Each is a turn of the event loop in which a visitor could have been served.
      expect(turns).toBeGreaterThan(1000);
      await expect(page()).resolves.toBeInstanceOf(Uint8Array);
    },
  );

  it('is reported as a website that took too long', async () => {
    await page();
    const facts = factsOf({ ...visit, page: { ...visit.page, html: null } });
    globalThis.siteParser?.process?.stop();
    await expect(facts).rejects.toMatchObject({ code: 'timeout' });
  });
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
      const warned = jest.spyOn(console, 'warn').mockReturnValue();
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
    const many = Array.from({ length: 61 }, page);
    const facts = factsOf({ ...visit, page: { ...visit.page, html: null } });
    await expect(facts).rejects.toMatchObject({ code: 'too_busy', retryAfterSeconds: 30 });
    await Promise.all(many);
  });

  it('that can’t be started says so to the operator', async () => {
    closeParser();
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    globalThis.parserTaskFiles?.add('no/such/file.ts');
    await expect(page()).rejects.toMatchObject({ code: 'timeout' });
    expect(logged).toHaveBeenCalledWith(
      'parser: the process could not be started:',
      expect.objectContaining({ message: expect.stringContaining('no/such/file.ts') }),
    );
    globalThis.parserTaskFiles?.delete('no/such/file.ts');
  });
});
