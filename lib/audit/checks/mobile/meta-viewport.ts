import { definePageCheck, notApplicable, passed } from '../../check';
import { viewportSettings } from '../../facts/mobile/viewport-settings';
import { toEvidence } from '../../facts/page/evidence';
import { headMetas } from '../../facts/page/meta-content';

/** Smallest allowed maximum-scale: the page must allow pinch zoom. Axe's limit; its help text says 5. */
const SMALLEST_MAXIMUM = 2;

export const metaViewport = definePageCheck({
  id: 'meta-viewport',
  category: 'mobile',
  severity: 'warning',
  weight: 1,
  source: 'https://dequeuniversity.com/rules/axe/4.11/meta-viewport',
  needs: ['viewport'],
  reasons: ['zoom-off', 'zoom-limited'],
  cause: { kind: 'template', from: 'layout' },
  effort: { loses: 'use', minutes: 10 },
  run: ({ page }) => {
    const [meta] = headMetas(page.html, 'viewport');
    if (!meta) return notApplicable;
    const settings = viewportSettings(meta.attributes.content ?? '');
    const evidence = [toEvidence(meta)];
    if (forbidsZoom(settings.get('user-scalable') ?? '')) {
      return { status: 'failed', reason: 'zoom-off', evidence };
    }
    const maximum = Number.parseFloat(settings.get('maximum-scale') ?? '');
    // Browsers drop negative values.
    if (maximum >= 0 && maximum < SMALLEST_MAXIMUM) {
      return { status: 'failed', reason: 'zoom-limited', values: { maximum }, evidence };
    }
    return passed;
  },
});

function forbidsZoom(scalable: string): boolean {
  const value = Number.parseFloat(scalable);
  return scalable === 'no' || (value > -1 && value < 1);
}
