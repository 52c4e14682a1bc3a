import { defineCheck, notApplicable, passed } from '../../check';
import { isDefaultTitle } from '../../facts/page/default-titles';
import { toEvidence } from '../../facts/page/evidence';
import { titleElement } from '../../facts/page/meta-content';

/** Fails when the title is an unchanged default. */
export const titleIsDefault = defineCheck({
  id: 'title-is-default',
  category: 'content',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  seenIn: 'html',
  needsHtml: true,
  needs: ['document-title'],
  reasons: ['default'],
  run: ({ page: { html } }) => {
    const title = html ? titleElement(html) : undefined;
    if (!title || title.text.trim() === '') return notApplicable;
    if (!isDefaultTitle(title.text)) return passed;
    return {
      status: 'failed',
      reason: 'default',
      values: { title: title.text },
      evidence: [toEvidence(title)],
    };
  },
});
