import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, passed } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence, toEvidence } from '../../facts/page/evidence';

const TEXT_LIMIT = 100_000;
const address = /(?<![\w.+-])[\w.+-]{1,64}@(?:[\p{L}\d-]{1,63}\.){1,4}[a-z]{2,24}(?![a-z\d])/giu;

/** Reported, not scored: a visible address serves customers, but attracts spam. */
export const exposedEmail = definePageCheck({
  id: 'exposed-email',
  category: 'security',
  severity: 'info',
  weight: 0,
  source: 'https://www.rfc-editor.org/rfc/rfc6068#section-7',
  reasons: ['visible'],
  cause: 'unfelt',
  effort: { loses: 'trust', minutes: 15 },
  run: ({ page: { html } }) => {
    const links = listElements(html, 'a').filter(({ attributes }) =>
      /^\s*mailto:[^?\s]/i.test(attributes.href ?? ''),
    );
    const written = new Set(html.text.slice(0, TEXT_LIMIT).match(address) ?? []);
    const [first] = [...links.map(({ attributes }) => readMailtoAddress(attributes.href ?? '')), ...written];
    if (!first) return passed;
    const evidence =
      links.length > 0
        ? links.map((link) => toEvidence(link))
        : [...written].map((text) => lineEvidence(text));
    return {
      status: 'failed',
      reason: 'visible',
      values: { email: first },
      evidence: evidence.slice(0, EVIDENCE_LIMIT),
      count: evidence.length,
    };
  },
});

function readMailtoAddress(href: string): string {
  return (href.trim().slice('mailto:'.length).split('?')[0] ?? '').slice(0, 80).toWellFormed();
}
