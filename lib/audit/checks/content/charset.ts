import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, passed } from '../../check';
import { listEvidence } from '../../facts/page/evidence';

/** Lighthouse's rule: the encoding is declared in the header, by a byte order mark, or by a meta element within the first 1024 bytes. */
export const charset = definePageCheck({
  id: 'charset',
  category: 'content',
  severity: 'warning',
  weight: 1,
  source: 'https://www.w3.org/International/questions/qa-html-encoding-declarations',
  reasons: ['missing', 'late', 'contradiction', 'broken'],
  cause: { kind: 'template', from: 'layout' },
  effort: { loses: 'use', minutes: 10 },
  run: ({ page: { html } }) => {
    const { contradiction, declared, label, broken } = html.charset;
    if (contradiction) return { status: 'failed', reason: 'contradiction', values: contradiction };
    if (broken) return { status: 'failed', reason: 'broken', count: broken };
    if (declared) return { ...passed, values: { charset: label } };
    const late = listElements(html, 'meta').filter(
      ({ attributes }) =>
        attributes.charset?.trim() ||
        (/^\s*content-type\s*$/i.test(attributes['http-equiv'] ?? '') &&
          /charset\s*=/i.test(attributes.content ?? '')),
    );
    if (late.length === 0) return { status: 'failed', reason: 'missing' };
    return { status: 'failed', reason: 'late', evidence: listEvidence(late) };
  },
});
