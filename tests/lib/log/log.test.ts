import { lineWriter, log, readableLine } from '@/lib/log/log';
import { runRequest } from '@/lib/log/request-context';

const entry = {
  level: 'error',
  time: '2026-11-23T08:31:02.123Z',
  pid: 1,
  requestId: 'r-1',
  err: {
    type: 'Error',
    message: 'no',
    stack: 'Error: no\n    at a',
    cause: { type: 'Error', message: 'why' },
  },
  msg: 'mail failed:',
};

afterEach(() => jest.restoreAllMocks());

describe('the log', () => {
  it('is text for a person: time, level, request, and what caused it below', () => {
    expect(readableLine(JSON.stringify(entry))).toBe(
      '08:31:02.123 ERROR mail failed: (r-1)\n  Error: no\n      at a\n  why\n',
    );
  });

  it('is one line of JSON an entry for a program', () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) > 0 };
    lineWriter(stream, false).write(`${JSON.stringify(entry)}\n`);
    expect(lines).toEqual([`${JSON.stringify(entry)}\n`]);
  });

  it('leaves the standard output to the result of a command, and names the request it is about', async () => {
    const written: string[] = [];
    const result = jest.spyOn(process.stdout, 'write');
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
    await Promise.all(
      ['first', 'second'].map((id) =>
        runRequest({ id }, async () => {
          await Promise.resolve();
          log.error(`about ${id}, for ann@example.com:`, new Error(`${id} failed`));
        }),
      ),
    );
    log.debug('not at this level');
    expect(result).not.toHaveBeenCalled();
    const text = written.join('');
    expect(text).toContain('ERROR about first, for [address]: (first)\n  Error: first failed');
    expect(text).toContain('ERROR about second, for [address]: (second)\n  Error: second failed');
    expect(text).not.toContain('not at this level');
  });
});
