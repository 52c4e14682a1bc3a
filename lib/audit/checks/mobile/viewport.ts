import { definePageCheck, type Outcome } from '../../check';
import { viewportSettings } from '../../facts/mobile/viewport-settings';
import { toEvidence } from '../../facts/page/evidence';
import { headMetas } from '../../facts/page/meta-content';

const reasons = ['missing', 'no-width', 'fixed-width', 'shrunk'] as const;

/** Pixels. Builders lay pages for phones out at 320 or 360, which every phone fits to its screen. */
const WIDEST_PHONE = 480;

/**
 * Without a viewport meta, phones lay the page out at desktop width and scale it down. Lighthouse's rule; also rejects
 * a fixed width in pixels, but a phone's.
 */
export const viewport = definePageCheck({
  id: 'viewport',
  category: 'mobile',
  severity: 'critical',
  weight: 2,
  source: 'https://developer.chrome.com/docs/lighthouse/pwa/viewport',
  reasons,
  cause: { kind: 'template', from: 'layout' },
  effort: { loses: 'use', minutes: 15 },
  run: ({ page }): Outcome<(typeof reasons)[number]> => {
    const [meta] = headMetas(page.html, 'viewport');
    if (!meta) return { status: 'failed', reason: 'missing' };
    const settings = viewportSettings(meta.attributes.content ?? '');
    const width = settings.get('width') ?? '';
    const evidence = [toEvidence(meta)];
    if (/^\d/.test(width)) {
      if (Number.parseInt(width, 10) <= WIDEST_PHONE) return { status: 'passed' };
      return {
        status: 'failed',
        reason: 'fixed-width',
        values: { width: Number.parseInt(width, 10) },
        evidence,
      };
    }
    const scale = Number.parseFloat(settings.get('initial-scale') ?? '');
    const isDeviceWide = width === 'device-width';
    if (isDeviceWide && scale < 1) return { status: 'failed', reason: 'shrunk', values: { scale }, evidence };
    if (isDeviceWide || scale >= 1) return { status: 'passed' };
    return { status: 'failed', reason: 'no-width', evidence };
  },
});
