import { definePageCheck, passed } from '../../check';
import { lineEvidence } from '../../facts/page/evidence';

/** Lighthouse's rule: without the HTML doctype browsers use quirks mode. */
export const doctype = definePageCheck({
  id: 'doctype',
  category: 'content',
  severity: 'warning',
  weight: 1,
  source: 'https://developer.mozilla.org/docs/Web/HTML/Guides/Quirks_mode_and_standards_mode',
  reasons: ['missing', 'quirks', 'limited-quirks'],
  cause: { kind: 'template', from: 'layout' },
  effort: { loses: 'use', minutes: 15 },
  run: ({ page: { html } }) => {
    if (!html.doctype) return { status: 'failed', reason: 'missing' };
    if (html.mode === 'no-quirks') return passed;
    const { name, publicId, systemId } = html.doctype;
    const ids = [publicId, systemId].filter(Boolean).map((id) => ` "${id}"`);
    return {
      status: 'failed',
      reason: html.mode,
      evidence: [lineEvidence(`<!DOCTYPE ${name}${publicId ? ' PUBLIC' : ''}${ids.join('')}>`)],
    };
  },
});
