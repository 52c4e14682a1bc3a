import { listElements, readRelations } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { toEvidence } from '../../facts/page/evidence';
import { googleFontSheets } from '../../facts/speed/google-fonts';

/** Google's style sheet references fonts on another host, which a browser discovers only after loading the sheet. */
export const preconnect = definePageCheck({
  id: 'preconnect',
  category: 'speed',
  severity: 'info',
  weight: 0.5,
  source: 'https://web.dev/articles/preconnect-and-dns-prefetch',
  reasons: ['missing'],
  cause: { kind: 'code' },
  effort: { loses: 'wait', minutes: 10 },
  run: ({ page: { html } }) => {
    const [sheet] = googleFontSheets(html);
    if (!sheet) return notApplicable;
    const isConnected = listElements(html, 'link').some(
      ({ attributes: { rel, href } }) =>
        readRelations(rel).some((name) => name === 'preconnect' || name === 'dns-prefetch') &&
        /^\s*(?:https?:)?\/\/fonts\.gstatic\.com\b/i.test(href ?? ''),
    );
    return isConnected
      ? passed
      : { status: 'failed', reason: 'missing', evidence: [toEvidence(sheet.element)] };
  },
});
