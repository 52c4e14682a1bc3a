import { definePageCheck, notApplicable, passed } from '../../check';
import { toEvidence } from '../../facts/page/evidence';
import { headMetas } from '../../facts/page/meta-content';
import { displayLength } from '../../facts/page/pixel-width';

/** Characters, wide ones counted as two: about two lines of a desktop search result. Google publishes no limit. */
const SHORTEST = 70;
const LONGEST = 160;

export const descriptionLength = definePageCheck({
  id: 'description-length',
  category: 'content',
  severity: 'info',
  weight: 0.5,
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  needs: ['meta-description'],
  reasons: ['short', 'long'],
  run: ({ page: { html } }) => {
    const meta = headMetas(html, 'description')[0];
    const text = (meta?.attributes.content ?? '').replace(/\s+/g, ' ').trim();
    if (!meta || text === '') return notApplicable;
    const values = { length: [...text].length, shortest: SHORTEST, longest: LONGEST };
    const evidence = [toEvidence(meta)];
    const room = displayLength(text);
    if (room < SHORTEST) return { status: 'failed', reason: 'short', values, evidence };
    if (room > LONGEST) return { status: 'failed', reason: 'long', values, evidence };
    return { ...passed, values };
  },
});
