import { showHost } from '@/lib/i18n/show-host';
import { isSameSite } from '@/lib/web-page/choose-targets';
import { listElements, resolveAddress, resolveBaseUrl } from '@/lib/web-page/read-head';
import type { Visit } from '../../check';
import { EVIDENCE_LIMIT, toEvidence } from '../page/evidence';
import type { Judgement } from './judgement';

/** Worst first. */
const faults = ['insecure', 'insecure-with-integrity', 'unverified'] as const;

export type ScriptVerdict = 'none' | (typeof faults)[number] | 'own' | 'verified';

/**
 * Whether scripts from other sites can be replaced in transit or at their source. Subresource Integrity declares the
 * checksum of a file. https://developer.mozilla.org/en-US/docs/Web/Security/Subresource_Integrity
 */
export function judgeScripts({ page }: Pick<Visit, 'page'>): Judgement<ScriptVerdict> {
  const { html } = page;
  if (!html) return { verdict: 'none' };
  const base = resolveBaseUrl(html, page.url);
  const scripts = listElements(html, 'script').flatMap((element) => {
    const { src, integrity } = element.attributes;
    const url = src?.trim() ? resolveAddress(src, base) : null;
    if (!url || !/^https?:$/.test(url.protocol)) return [];
    // A page over http is told so once; it loads "//host/a.js" as insecurely as itself.
    const isAsPage =
      page.url.startsWith('http:') && (isSameSite(url.href, page.url) || !/^\s*http:/i.test(src ?? ''));
    const isSecure = url.protocol === 'https:' || isAsPage;
    return [
      {
        element,
        url,
        isSecure,
        isVerified: Boolean(integrity?.trim()),
        isOwn: isSameSite(url.href, page.url),
      },
    ];
  });
  if (scripts.length === 0) return { verdict: 'none' };
  const foreign = scripts.filter(({ isOwn, isSecure }) => !isOwn || !isSecure);
  const classifyScript = ({ isSecure, isVerified }: (typeof scripts)[number]) => {
    if (isSecure) return isVerified ? null : 'unverified';
    return isVerified ? 'insecure-with-integrity' : 'insecure';
  };
  for (const fault of faults) {
    const found = foreign.filter((script) => classifyScript(script) === fault);
    const [first] = found;
    if (!first) continue;
    return {
      verdict: fault,
      values: { host: showHost(first.url.hostname), total: scripts.length, faulty: found.length },
      evidence: found.slice(0, EVIDENCE_LIMIT).map(({ element, url }) => toEvidence(element, url.href)),
      count: found.length,
    };
  }
  const isVerified = foreign.length > 0 || scripts.some((script) => script.isVerified);
  return { verdict: isVerified ? 'verified' : 'own', values: { total: scripts.length } };
}
