import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { browserArguments } from '../../../tests/support/browser-finder';
import { fetchProgram } from '../../process/fetch-program';

const report = z.object({
  lighthouseVersion: z.string(),
  runtimeError: z.object({ message: z.string() }).optional(),
  /** Milliseconds, without the start of the program and of the browser. */
  timing: z.object({ total: z.number() }),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      scoreDisplayMode: z.string(),
      numericValue: z.number().optional(),
    }),
  ),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
});
type Report = z.infer<typeof report>;

/** The browser resolves every `.example` host to this machine. */
const chromeFlags = [...browserArguments, '--headless', '--host-resolver-rules="MAP *.example 127.0.0.1"'];

/**
 * Lighthouse's report on a page, by its own settings but for the `options`, in a new browser, so that no earlier page
 * influences it. Throws if it gives none.
 */
export async function askLighthouse(
  address: string,
  chromePath: string,
  options: readonly string[],
): Promise<Report> {
  const program = await fetchProgram('lighthouse');
  const flags = ['--output=json', '--quiet', '--no-enable-error-reporting'];
  const child = spawn(
    process.execPath,
    [program, address, ...flags, ...options, `--chrome-flags=${chromeFlags.join(' ')}`],
    { env: { ...process.env, CHROME_PATH: chromePath }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const printed = await text(child.stdout);
  if (!printed) throw new Error(`Lighthouse gives no report on ${address}.`);
  const answer = report.parse(JSON.parse(printed));
  if (!answer.runtimeError) return answer;
  throw new Error(`Lighthouse gives no report on ${address}: ${answer.runtimeError.message}`);
}
