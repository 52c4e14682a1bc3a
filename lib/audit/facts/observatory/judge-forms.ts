import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements, resolveAddress, resolveBaseUrl } from '@/lib/web-page/read-head';
import type { Evidence, Visit } from '../../check';
import { EVIDENCE_LIMIT, toEvidence } from '../page/evidence';
import type { Judgement } from './judgement';
import { isLocalHost } from './local-host';

export type FormVerdict = 'none' | 'secure' | 'sends-insecurely' | 'insecure-page';

/** Whether form input is sent unencrypted. On http pages, only password fields and forms that post count. */
export function judgeForms({ page }: Pick<Visit, 'page'>): Judgement<FormVerdict> {
  const { html } = page;
  if (!html) return { verdict: 'none' };
  const forms = listElements(html, 'form');
  const passwords = listElements(html, 'input').filter(
    ({ attributes }) => readInputType(attributes) === 'password',
  );
  if (forms.length + passwords.length === 0) return { verdict: 'none' };
  const sending = insecureTargets(html, page.url);
  if (sending.length > 0) return { verdict: 'sends-insecurely', ...shown(sending) };
  const url = new URL(page.url);
  if (url.protocol === 'https:' || isLocalHost(url)) return { verdict: 'secure' };
  const personal = forms.filter(({ attributes }) => attributes.method?.trim().toLowerCase() === 'post');
  const exposed = [...passwords, ...personal];
  if (exposed.length === 0) return { verdict: 'secure' };
  return { verdict: 'insecure-page', ...shown(exposed.map((element) => toEvidence(element))) };
}

function insecureTargets(html: HtmlFacts, pageUrl: string): Evidence[] {
  const base = resolveBaseUrl(html, pageUrl);
  const targets: [PageElement, string | undefined][] = [
    ...listElements(html, 'form').map((form): [PageElement, string | undefined] => [
      form,
      form.attributes.action,
    ]),
    ...['button', 'input'].flatMap((name) =>
      listElements(html, name).map((button): [PageElement, string | undefined] => [
        button,
        button.attributes.formaction,
      ]),
    ),
  ];
  return targets.flatMap(([element, action]) => {
    const target = action?.trim() ? resolveAddress(action, base) : null;
    if (target?.protocol !== 'http:' || isLocalHost(target)) return [];
    // On an http page, an http target on the same host is the page's fault, not the form's.
    if (pageUrl.startsWith('http:') && target.host === new URL(pageUrl).host) return [];
    return [toEvidence(element, target.href)];
  });
}

function shown(evidence: readonly Evidence[]) {
  return {
    evidence: evidence.slice(0, EVIDENCE_LIMIT),
    count: evidence.length,
    values: { count: evidence.length },
  };
}

function readInputType(attributes: PageElement['attributes']): string {
  return attributes.type?.trim().toLowerCase() ?? 'text';
}
