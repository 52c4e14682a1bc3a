import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable } from '../../check';
import { listEvidence } from '../../facts/page/evidence';

/** An image button has a text for its action; an empty alt fails, because a button is never decorative. */
export const inputImageAlt = definePageCheck({
  id: 'input-image-alt',
  category: 'images',
  severity: 'warning',
  weight: 1,
  source: 'https://dequeuniversity.com/rules/axe/4.11/input-image-alt',
  needs: ['client-rendered'],
  reasons: ['missing'],
  cause: { kind: 'pictures', from: 'element' },
  effort: { loses: 'use', minutes: 10 },
  run: ({ page }) => {
    const buttons = page.html
      ? listElements(page.html, 'input').filter(
          ({ attributes, hidden }) => !hidden && attributes.type?.trim().toLowerCase() === 'image',
        )
      : [];
    if (buttons.length === 0) return notApplicable;
    const nameless = buttons.filter(
      ({ attributes }) =>
        !['alt', 'aria-label', 'aria-labelledby', 'title'].some((name) => attributes[name]?.trim()),
    );
    if (nameless.length === 0) return { status: 'passed' };
    return {
      status: 'failed',
      reason: 'missing',
      values: { missing: nameless.length },
      evidence: listEvidence(nameless),
      count: nameless.length,
    };
  },
});
