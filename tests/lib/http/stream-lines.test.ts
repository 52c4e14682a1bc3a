import { AppError } from '@/lib/errors';
import { streamLines, wantsLines } from '@/lib/http/stream-lines';

const request = new Request('https://cornerpiece.example/api/x', {
  method: 'POST',
  headers: { accept: 'application/x-ndjson' },
});
const call = { request, locale: 'en' } as const;

async function linesOf(response: Response): Promise<unknown[]> {
  const text = await response.text();
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('streamLines', () => {
  it('is asked for by the Accept header', () => {
    expect(wantsLines(request)).toBe(true);
    expect(wantsLines(new Request('https://cornerpiece.example/'))).toBe(false);
  });

  it('sends each line at once, before the work is done', async () => {
    const gate = Promise.withResolvers<void>();
    const response = await streamLines(call, async (tell) => {
      tell({ stage: 'first' });
      await gate.promise;
      return { score: 1 };
    });
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe('{"stage":"first"}\n');
    gate.resolve();
    const second = await reader?.read();
    expect(new TextDecoder().decode(second?.value)).toBe('{"result":{"score":1}}\n');
    expect((await reader?.read())?.done).toBe(true);
  });

  it('sends the result alone when there was no progress', async () => {
    expect(await linesOf(await streamLines(call, async () => ({ score: 2 })))).toEqual([
      { result: { score: 2 } },
    ]);
  });

  it('ends with what went wrong, in words', async () => {
    const response = await streamLines(call, async (tell) => {
      tell({ stage: 'first' });
      throw new AppError('dns_failed');
    });
    expect(await linesOf(response)).toEqual([
      { stage: 'first' },
      { error: { success: false, code: 'dns_failed', message: expect.stringMatching(/^We couldn’t find/) } },
    ]);
  });

  it('throws what fails before the first line, so that it gets a status', async () => {
    const refused = streamLines(call, () => Promise.reject(new AppError('too_busy')));
    await expect(refused).rejects.toMatchObject({ code: 'too_busy' });
  });

  it('goes on working when the reader has gone away', async () => {
    const gate = Promise.withResolvers<void>();
    const finished = jest.fn();
    const response = await streamLines(call, async (tell) => {
      tell({ stage: 'first' });
      await gate.promise;
      tell({ stage: 'second' });
      finished();
      return {};
    });
    await response.body?.cancel();
    gate.resolve();
    await new Promise(setImmediate);
    expect(finished).toHaveBeenCalled();
  });
});
