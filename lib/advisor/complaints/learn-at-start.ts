import 'server-only';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { localeCodes } from '@/lib/i18n/locales';
import { countExamples, learnExamples } from './examples';

/** A process that only answers one request, or a test, ends before. */
const waitMs = 3000;

/**
 * Learns the examples of all languages before somebody asks for advice, one language at a time, so that requests are
 * answered in between. A text that comes earlier is read all the same, only half a second later.
 */
export async function learnAtStart(): Promise<void> {
  await setTimeout(waitMs, undefined, { ref: false });
  for (const step of [countExamples, learnExamples]) {
    for (const locale of localeCodes) {
      await setImmediate();
      step(locale);
    }
  }
}
