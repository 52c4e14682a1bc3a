import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable } from '../../check';
import { EVIDENCE_LIMIT, toEvidence } from '../../facts/page/evidence';
import { isClassicScript } from '../../facts/speed/blocking-files';
import { kilobytes } from '../../facts/speed/kilobytes';
import { spareCharacters } from '../../facts/speed/spare-characters';

/** Characters. Smaller blocks aren't worth minifying. */
const WORTH_MINIFYING = 10_000;
/** Highest allowed share of indentation, empty lines and comments. */
const SPARE_SHARE = 0.2;

/** Inline scripts and styles, which are downloaded again with every page view. External files are not examined. */
export const minified = definePageCheck({
  id: 'minified',
  category: 'speed',
  severity: 'info',
  weight: 0.5,
  source: 'https://developer.chrome.com/docs/lighthouse/performance/unminified-javascript',
  reasons: ['spacious'],
  cause: { kind: 'code' },
  effort: { loses: 'wait', minutes: 30 },
  run: ({ page: { html } }) => {
    const scripts = listElements(html, 'script').filter(
      (script) =>
        !script.attributes.src && (isClassicScript(script) || /^module$/i.test(script.attributes.type ?? '')),
    );
    const blocks = [...scripts, ...listElements(html, 'style')]
      .filter(({ text }) => text.length > WORTH_MINIFYING)
      .map((element) => ({ element, spare: spareCharacters(element.text) }));
    if (blocks.length === 0) return notApplicable;
    const spacious = blocks.filter(({ element, spare }) => spare > element.text.length * SPARE_SHARE);
    const spare = spacious.reduce((sum, block) => sum + block.spare, 0);
    const values = { blocks: spacious.length, total: blocks.length, size: kilobytes(spare) };
    if (spacious.length === 0) return { status: 'passed', values };
    return {
      status: 'failed',
      reason: 'spacious',
      values,
      evidence: spacious.slice(0, EVIDENCE_LIMIT).map(({ element }) => toEvidence(element)),
      count: spacious.length,
    };
  },
});
