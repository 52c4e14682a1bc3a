import { definePageCheck, notApplicable, passed } from '../../check';
import { isDefaultTitle } from '../../facts/page/default-titles';
import { toEvidence } from '../../facts/page/evidence';
import { titleElement } from '../../facts/page/meta-content';

/** Fails when the title is an unchanged default. */
export const titleIsDefault = definePageCheck({
  id: 'title-is-default',
  category: 'content',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: ['document-title'],
  reasons: ['default'],
  run: ({ page: { html } }) => {
    const title = titleElement(html);
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
