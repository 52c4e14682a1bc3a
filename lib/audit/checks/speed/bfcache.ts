import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, passed } from '../../check';
import { lineEvidence, toEvidence } from '../../facts/page/evidence';
import { headerValues } from '../../facts/page/header';

const listensToUnload = /addEventListener\(\s{0,5}['"`]unload['"`]|\bonunload\s{0,5}=(?!=)/;

/** Reported, not scored: the Back button shows a page at once, without loading it again. */
export const bfcache = definePageCheck({
  id: 'bfcache',
  category: 'speed',
  severity: 'info',
  weight: 0,
  source: 'https://web.dev/articles/bfcache',
  reasons: ['no-store', 'unload'],
  cause: { kind: 'code' },
  effort: { loses: 'wait', minutes: 20 },
  byReason: {
    unload: { effort: { loses: 'wait', minutes: 45 } },
    'no-store': { cause: { kind: 'hosting' } },
  },
  run: ({ page }) => {
    const stored = headerValues(page, 'cache-control').find((value) => /\bno-store\b/i.test(value));
    if (stored) {
      return { status: 'failed', reason: 'no-store', evidence: [lineEvidence(`cache-control: ${stored}`)] };
    }
    const [listener] = [
      ...listElements(page.html, 'body').filter(({ attributes }) => attributes.onunload !== undefined),
      ...listElements(page.html, 'script').filter(({ text }) => listensToUnload.test(text)),
    ];
    if (!listener) return passed;
    return { status: 'failed', reason: 'unload', evidence: [toEvidence(listener)] };
  },
});
