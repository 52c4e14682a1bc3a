import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck } from '../../check';
import { listEvidence, toEvidence } from '../../facts/page/evidence';
import { blockingScripts, blockingStyles } from '../../facts/speed/blocking-files';

/** Most style sheets: the page's own and one more. */
const STYLES_LIMIT = 2;

/** Files that block the first paint. */
export const renderBlocking = definePageCheck({
  id: 'render-blocking',
  category: 'speed',
  severity: 'warning',
  weight: 1,
  source: 'https://developer.chrome.com/docs/performance/insights/render-blocking',
  reasons: ['scripts', 'styles', 'imports'],
  cause: { kind: 'code' },
  effort: { loses: 'wait', minutes: 60 },
  run: ({ page: { html } }) => {
    const scripts = blockingScripts(html);
    const styles = blockingStyles(html);
    const imports = listElements(html, 'style').filter(({ text }) =>
      /^\s*(?:@charset[^;]{0,40};\s*)?@import\b/i.test(text),
    );
    const values = { scripts: scripts.length, styles: styles.length, limit: STYLES_LIMIT };
    if (scripts.length > 0) {
      return {
        status: 'failed',
        reason: 'scripts',
        values,
        evidence: listEvidence(scripts),
        count: scripts.length,
      };
    }
    if (styles.length > STYLES_LIMIT) {
      return {
        status: 'failed',
        reason: 'styles',
        values,
        evidence: listEvidence(styles),
        count: styles.length,
      };
    }
    const [first] = imports;
    if (first) return { status: 'failed', reason: 'imports', values, evidence: [toEvidence(first)] };
    return { status: 'passed', values };
  },
});
