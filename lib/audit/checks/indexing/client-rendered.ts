import { definePageCheck, passed } from '../../check';
import { emptyShell } from '../../facts/page/empty-shell';
import { EVIDENCE_LIMIT, toEvidence } from '../../facts/page/evidence';

/** Words before scripts ran (fewer than a menu has), and words after. */
const FEW_WORDS = 10;
const MANY_WORDS = 50;

/** In the worst range of the score scale. */
export const EMPTY_PAGE_CAP = 59;

/** Fails when the delivered page is an empty shell that scripts fill: all other findings are then about that shell. */
export const clientRendered = definePageCheck({
  id: 'client-rendered',
  category: 'indexing',
  severity: 'warning',
  weight: 1,
  mostScore: EMPTY_PAGE_CAP,
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  reasons: ['empty'],
  cause: { kind: 'empty-page' },
  effort: { loses: 'find', minutes: 480 },
  run: ({ page: { html, url } }) => {
    const shell = emptyShell(html, url);
    if (!shell) return passed;
    const { words, scripts } = shell;
    return {
      status: 'failed',
      reason: 'empty',
      values: { words, scripts: scripts.length },
      evidence: scripts.slice(0, EVIDENCE_LIMIT).map((script) => toEvidence(script)),
      count: scripts.length,
    };
  },
  runRendered: ({ words: { before, after } }) => {
    const isEmpty = before < FEW_WORDS && after >= MANY_WORDS;
    return isEmpty ? { status: 'failed', reason: 'empty', values: { words: before } } : passed;
  },
});
