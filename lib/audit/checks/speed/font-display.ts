import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable } from '../../check';
import { EVIDENCE_LIMIT, toEvidence } from '../../facts/page/evidence';
import { googleFontSheets } from '../../facts/speed/google-fonts';

const FACES_LIMIT = 100;

/** Text is shown in a fallback font until its own font has loaded. */
export const fontDisplay = definePageCheck({
  id: 'font-display',
  category: 'speed',
  severity: 'info',
  weight: 0.5,
  source: 'https://developer.chrome.com/docs/performance/insights/font-display',
  reasons: ['blank'],
  cause: { kind: 'code' },
  effort: { loses: 'wait', minutes: 10 },
  run: ({ page: { html } }) => {
    const sheets = googleFontSheets(html).map(({ element, href }) => ({ element, isShown: showsText(href) }));
    const written = listElements(html, 'style').flatMap((element) =>
      facesIn(element.text).map((face) => ({ element, isShown: showsText(face) })),
    );
    const fonts = [...sheets, ...written];
    if (fonts.length === 0) return notApplicable;
    const blank = [...new Set(fonts.filter(({ isShown }) => !isShown).map(({ element }) => element))];
    const values = { fonts: blank.length };
    if (blank.length === 0) return { status: 'passed', values };
    const evidence = blank.slice(0, EVIDENCE_LIMIT).map((element) => toEvidence(element));
    return {
      status: 'failed',
      reason: 'blank',
      values,
      evidence,
      count: blank.length,
    };
  },
});

/** Matches `display=swap` in an address, and `font-display: swap` in a rule. */
function showsText(text: string): boolean {
  return /\bdisplay\s{0,9}[=:]\s{0,9}(?:swap|optional|fallback)\b/i.test(text);
}

/** @font-face rules that load a file; rules with a local font load nothing. */
function facesIn(css: string): string[] {
  return css
    .split(/@font-face/i, FACES_LIMIT)
    .slice(1)
    .map((rest) => rest.split('}')[0] ?? '')
    .filter((face) => /url\(/i.test(face));
}
