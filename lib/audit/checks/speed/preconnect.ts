import { elementsOf, relationsOf } from '@/lib/web-page/read-head';
import { defineCheck, notApplicable, passed } from '../../check';
import { evidenceOf } from '../../facts/page/evidence';
import { googleFontSheets } from '../../facts/speed/google-fonts';

/** Google's style sheet names fonts on another host, which a browser discovers only after loading the sheet. */
export const preconnect = defineCheck({
  id: 'preconnect',
  category: 'speed',
  severity: 'info',
  weight: 0.5,
  source: 'https://web.dev/articles/preconnect-and-dns-prefetch',
  seenIn: 'html',
  needsHtml: true,
  reasons: ['missing'],
  run: ({ page: { html } }) => {
    if (!html) return notApplicable;
    const [sheet] = googleFontSheets(html);
    if (!sheet) return notApplicable;
    const isConnected = elementsOf(html, 'link').some(
      ({ attributes: { rel, href } }) =>
        relationsOf(rel).some((name) => name === 'preconnect' || name === 'dns-prefetch') &&
        /^\s*(?:https?:)?\/\/fonts\.gstatic\.com\b/i.test(href ?? ''),
    );
    return isConnected
      ? passed
      : { status: 'failed', reason: 'missing', evidence: [evidenceOf(sheet.element)] };
  },
});
