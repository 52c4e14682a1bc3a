import type { WebPage } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import type { Evidence } from '../../check';
import { lineEvidence, toEvidence } from '../page/evidence';
import { headerValues } from '../page/header';
import { type Directives, type ParsedPolicy, parsePolicy } from './parse-policy';

export interface DeliveredPolicy extends ParsedPolicy {
  from: 'header' | 'meta';
  evidence: Evidence;
}

/** Most policies read from a page's head. */
const METAS_READ = 50;

/** Directives that a meta element can't set. https://html.spec.whatwg.org/#attr-meta-http-equiv-content-security-policy */
const headerOnly = ['frame-ancestors', 'report-uri', 'sandbox'];

/**
 * The policies that browsers enforce on a page, from its headers and its head: hosts that can't send headers use a meta
 * element. Commas separate policies. https://www.w3.org/TR/CSP3/#parse-response-csp
 */
export function deliveredPolicies(page: Pick<WebPage, 'headers' | 'html'>): DeliveredPolicy[] {
  const inHeaders = policyTexts(page, 'content-security-policy').map((text): DeliveredPolicy => {
    const evidence = lineEvidence(`content-security-policy: ${text}`);
    return { ...parsePolicy(text), from: 'header', evidence };
  });
  return [...inHeaders, ...policiesInHead(page)];
}

/** Report-only policies, which a meta element can't contain. */
export function reportOnlyPolicies(page: Pick<WebPage, 'headers'>): Evidence[] {
  const name = 'content-security-policy-report-only';
  return policyTexts(page, name).map((text) => lineEvidence(`${name}: ${text}`));
}

function policyTexts(page: Pick<WebPage, 'headers'>, name: string): string[] {
  return headerValues(page, name)
    .flatMap((value) => value.split(','))
    .map((text) => text.trim());
}

function policiesInHead({ html }: Pick<WebPage, 'html'>): DeliveredPolicy[] {
  if (!html) return [];
  return listElements(html, 'meta')
    .filter(
      ({ inHead, attributes }) =>
        inHead && attributes['http-equiv']?.trim().toLowerCase() === 'content-security-policy',
    )
    .slice(0, METAS_READ)
    .map((meta): DeliveredPolicy => {
      const { directives, duplicates } = parsePolicy(meta.attributes.content ?? '');
      return {
        directives: withoutHeaderOnly(directives),
        duplicates,
        from: 'meta',
        evidence: toEvidence(meta),
      };
    })
    .filter(({ directives }) => directives.size > 0);
}

function withoutHeaderOnly(directives: Directives): Directives {
  return new Map([...directives].filter(([name]) => !headerOnly.includes(name)));
}
