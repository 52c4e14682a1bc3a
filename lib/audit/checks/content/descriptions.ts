import { definePageCheck, notApplicable, passed } from '../../check';
import { listEvidence, toEvidence } from '../../facts/page/evidence';
import { headMetas } from '../../facts/page/meta-content';
import { displayLength } from '../../facts/page/pixel-width';

const shared = {
  category: 'content',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
} as const;

/** Lighthouse's rule: fails when the first description in the head is missing or blank. */
export const metaDescription = definePageCheck({
  id: 'meta-description',
  ...shared,
  severity: 'warning',
  weight: 1,
  reasons: ['missing', 'blank'],
  cause: { kind: 'descriptions' },
  effort: { loses: 'find', minutes: 10 },
  run: ({ page: { html } }) => {
    const [meta] = headMetas(html, 'description');
    if (!meta) return { status: 'failed', reason: 'missing' };
    const isBlank = (meta.attributes.content ?? '').trim() === '';
    if (isBlank) return { status: 'failed', reason: 'blank', evidence: [toEvidence(meta)] };
    return { ...passed, evidence: [toEvidence(meta)] };
  },
});

/** Characters, wide ones counted as two: about two lines of a desktop search result. Google publishes no limit. */
const SHORTEST = 70;
const LONGEST = 160;

export const descriptionLength = definePageCheck({
  id: 'description-length',
  ...shared,
  severity: 'info',
  weight: 0.5,
  needs: ['meta-description'],
  reasons: ['short', 'long'],
  cause: { kind: 'descriptions' },
  effort: { loses: 'find', minutes: 10 },
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

/** Several descriptions usually come from a theme and a plugin, and one of them is stale. */
export const descriptionMultiple = definePageCheck({
  id: 'description-multiple',
  ...shared,
  severity: 'warning',
  weight: 1,
  needs: ['meta-description'],
  reasons: ['several'],
  cause: { kind: 'template', from: 'layout' },
  effort: { loses: 'find', minutes: 15 },
  run: ({ page: { html } }) => {
    const metas = headMetas(html, 'description');
    if (metas.length <= 1) return passed;
    return { status: 'failed', reason: 'several', count: metas.length, evidence: listEvidence(metas) };
  },
});
