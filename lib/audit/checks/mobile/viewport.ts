import { defineCheck, notApplicable } from '../../check';
import { viewportSettings } from '../../facts/mobile/viewport-settings';
import { evidenceOf } from '../../facts/page/evidence';
import { headMetas } from '../../facts/page/meta-content';

/** Lighthouse's rule: a viewport meta without a fixed width in pixels; otherwise phones render the page at desktop width and shrink it. */
export const viewport = defineCheck({
  id: 'viewport',
  category: 'mobile',
  severity: 'critical',
  weight: 2,
  source: 'https://developer.chrome.com/docs/lighthouse/pwa/viewport',
  seenIn: 'html',
  needsHtml: true,
  reasons: ['missing', 'no-width', 'fixed-width'],
  run: ({ page }) => {
    if (!page.html) return notApplicable;
    const [meta] = headMetas(page.html, 'viewport');
    if (!meta) return { status: 'failed', reason: 'missing' };
    const settings = viewportSettings(meta.attributes.content ?? '');
    const width = settings.get('width') ?? '';
    const evidence = [evidenceOf(meta)];
    if (/^\d/.test(width)) {
      return {
        status: 'failed',
        reason: 'fixed-width',
        values: { width: Number.parseInt(width, 10) },
        evidence,
      };
    }
    const scale = Number.parseFloat(settings.get('initial-scale') ?? '');
    if (width === 'device-width' || scale >= 1) return { status: 'passed' };
    return { status: 'failed', reason: 'no-width', evidence };
  },
});
