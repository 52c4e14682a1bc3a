import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { blankSettings } from '@/tests/support/browser-environment';
import { scriptArguments } from '@/tests/support/script-arguments';
import { tempDir } from '@/tests/support/temp-dir';

const sentence = 'The configuration is not usable. TRUSTED_PROXIES must be a whole number from 0 to 10.';
const data = tempDir('wrong-setting');

afterAll(() => data.remove());

/** What the program prints, and its exit code. */
async function run(args: readonly string[]): Promise<{ printed: string; code: unknown }> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...blankSettings(), DATA_DIR: data.path, TRUSTED_PROXIES: 'two' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const [code] = await once(child, 'close');
  return { printed, code };
}

describe('a wrong setting', () => {
  // The others read the settings as `leads` does.
  it.each(['leads', 'serve'])('ends npm run %s with its sentence, and no stack', async (name) => {
    const args = scriptArguments(name, 'list');
    expect(await run(args)).toEqual({ printed: `${sentence}\n`, code: 1 });
  });

  it('is what the doctor finds wrong, in the same words', async () => {
    const { printed, code } = await run(scriptArguments('doctor'));
    expect(printed).toContain(sentence);
    expect(printed).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });
});
