import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, passed } from '../../check';
import { listEvidence } from '../../facts/page/evidence';

/** With several titles in the head, it is undefined which one search engines choose. */
export const titleMultiple = definePageCheck({
  id: 'title-multiple',
  category: 'content',
  severity: 'warning',
  weight: 1,
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
  needs: ['document-title'],
  reasons: ['several'],
  run: ({ page: { html } }) => {
    const titles = listElements(html, 'title').filter(
      ({ inHead, namespace }) => inHead && namespace === 'html',
    );
    if (titles.length <= 1) return passed;
    return { status: 'failed', reason: 'several', count: titles.length, evidence: listEvidence(titles) };
  },
});
