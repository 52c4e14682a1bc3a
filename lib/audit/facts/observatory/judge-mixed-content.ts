import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements, readRelations, resolveAddress, resolveBaseUrl } from '@/lib/web-page/read-head';
import type { Visit } from '../../check';
import { deliveredPolicies } from '../content-security-policy/delivered-policies';
import { EVIDENCE_LIMIT, toEvidence } from '../page/evidence';
import type { Judgement } from './judgement';
import { isLocalHost } from './local-host';

export type MixedContentVerdict = 'no-https' | 'none' | 'upgraded' | 'passive' | 'active';

interface Load {
  element: PageElement;
  url: string;
  kind: 'active' | 'passive';
}

const pictureLinks = ['icon', 'apple-touch-icon', 'mask-icon'];
const activeLinks = ['stylesheet', 'preload', 'modulepreload', 'manifest'];
const SRCSET_LIMIT = 50;
const STYLE_LIMIT = 200;
/** What a style loads; a name space or a drawing inside a data: address only mentions one. */
const loadedByStyle = /(?:(@import\s{0,9})(?:url\(\s{0,9})?|url\(\s{0,9})["']?(http:\/\/[^\s"')]{1,500})/gi;

/**
 * Files that an https page loads over http://: browsers block scripts, styles and frames, and upgrade or mark pictures.
 * Forms belong to insecure-form; links load nothing. https://www.w3.org/TR/mixed-content/
 */
export function judgeMixedContent({ page }: Pick<Visit, 'page'>): Judgement<MixedContentVerdict> {
  const { html, url } = page;
  if (!html || !url.startsWith('https:')) return { verdict: 'no-https' };
  const base = resolveBaseUrl(html, url);
  const loads = listLoads(html).flatMap((load) => {
    const target = resolveAddress(load.url, base);
    return target?.protocol === 'http:' && !isLocalHost(target) ? [{ ...load, url: target.href }] : [];
  });
  if (loads.length === 0) return { verdict: 'none' };
  const isUpgraded = deliveredPolicies(page).some(({ directives }) =>
    directives.has('upgrade-insecure-requests'),
  );
  if (isUpgraded) return { verdict: 'upgraded', values: { count: loads.length } };
  const active = loads.filter(({ kind }) => kind === 'active');
  const found = active.length > 0 ? active : loads;
  return {
    verdict: active.length > 0 ? 'active' : 'passive',
    values: { count: found.length, total: loads.length },
    evidence: found.slice(0, EVIDENCE_LIMIT).map((load) => toEvidence(load.element, load.url)),
    count: found.length,
  };
}

function listLoads(html: HtmlFacts): Load[] {
  const of = (name: string, attribute: string, kind: Load['kind']): Load[] =>
    listElements(html, name).flatMap((element) => {
      const url = element.attributes[attribute];
      return url ? [{ element, url, kind }] : [];
    });
  const sets = (name: string): Load[] =>
    listElements(html, name).flatMap((element) =>
      candidates(element.attributes.srcset ?? '').map((url) => ({ element, url, kind: 'passive' })),
    );
  return [
    ...of('script', 'src', 'active'),
    ...of('iframe', 'src', 'active'),
    ...of('frame', 'src', 'active'),
    ...of('object', 'data', 'active'),
    ...of('embed', 'src', 'active'),
    ...linkLoads(html),
    ...styleLoads(html),
    ...['img', 'video', 'audio', 'source'].flatMap((name) => of(name, 'src', 'passive')),
    ...of('video', 'poster', 'passive'),
    ...['img', 'source'].flatMap(sets),
  ];
}

/** Addresses of a srcset, without the sizes that follow them. */
function candidates(srcset: string): string[] {
  return srcset
    .split(/,\s+/, SRCSET_LIMIT)
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
    .filter(Boolean);
}

function linkLoads(html: HtmlFacts): Load[] {
  return listElements(html, 'link').flatMap((element): Load[] => {
    const { href, rel } = element.attributes;
    const relations = readRelations(rel);
    if (!href) return [];
    if (activeLinks.some((name) => relations.includes(name))) return [{ element, url: href, kind: 'active' }];
    return pictureLinks.some((name) => relations.includes(name))
      ? [{ element, url: href, kind: 'passive' }]
      : [];
  });
}

function styleLoads(html: HtmlFacts): Load[] {
  return listElements(html, 'style').flatMap((element) =>
    [...withoutComments(element.text).matchAll(loadedByStyle)]
      .slice(0, STYLE_LIMIT)
      .map(([, isImport, url = '']): Load => ({ element, url, kind: isImport ? 'active' : 'passive' })),
  );
}

/** Licences of fonts are comments with an address in them. */
function withoutComments(css: string): string {
  const [before = '', ...others] = css.split('/*');
  const after = others.map((part) => {
    const end = part.indexOf('*/');
    return end < 0 ? '' : part.slice(end + 2);
  });
  return [before, ...after].join(' ');
}
