import type { HtmlFacts } from '@/lib/web-page/page';
import { listElements, resolveAddress, resolveBaseUrl } from '@/lib/web-page/read-head';
import { isWebLink, type PageLink, pageLinks } from '../facts/page/page-links';
import { siteLimits } from '../limits';
import { nameTarget, type SiteRules } from './name-target';
import type { PageLinkRecord } from './page-record';

/**
 * Links to the website's own pages and frames of them, each target once. Those that a crawl leaves out anyway come last and
 * are cut off first on a page with many links: nofollow, closed, and further variants of one path's parameters. `hasMoreLinks`: there were
 * further links to follow.
 */
export function listLinks(
  html: HtmlFacts,
  { pageUrl, rules, isNofollow }: { pageUrl: string; rules: SiteRules; isNofollow: boolean },
): { links: PageLinkRecord[]; hasMoreLinks: boolean } {
  const known = new Set<string>();
  const variants = new Map<string, number>();
  const followed: PageLinkRecord[] = [];
  const leftOut: PageLinkRecord[] = [];
  let hasMoreLinks = false;
  for (const link of [...listFrames(html, pageUrl), ...pageLinks(html, { url: pageUrl })]) {
    if (!isWebLink(link)) continue;
    const target = nameTarget(link.url, rules);
    const key = target && (target.variant ?? target.url);
    if (!target || !key || known.has(key)) continue;
    known.add(key);
    const { element } = link;
    const hasNofollow = isNofollow || /(?:^|\s)nofollow(?:\s|$)/i.test(element.attributes.rel ?? '');
    const isFollowed = !hasNofollow && !target.isClosed && countVariant(variants, target.url);
    if (isFollowed && followed.length === siteLimits.links) {
      hasMoreLinks = true;
      break;
    }
    (isFollowed ? followed : leftOut).push({
      ...target,
      text: (element.text || element.altText).slice(0, 60).toWellFormed(),
      line: element.line,
      ...(hasNofollow && { isNofollow: true }),
    });
  }
  return { links: [...followed, ...leftOut].slice(0, siteLimits.links), hasMoreLinks };
}

/** Pages that a frameset shows: only they have the website's links. */
function listFrames(html: HtmlFacts, pageUrl: string): PageLink[] {
  const base = resolveBaseUrl(html, pageUrl);
  return listElements(html, 'frame').flatMap((element) => {
    const { src } = element.attributes;
    return src === undefined ? [] : [{ element, href: src, url: resolveAddress(src, base) }];
  });
}

/** Whether a crawl would follow one more address of this path. */
function countVariant(variants: Map<string, number>, address: string): boolean {
  const { pathname, search } = new URL(address);
  if (search === '') return true;
  const count = (variants.get(pathname) ?? 0) + 1;
  variants.set(pathname, count);
  return count <= siteLimits.variantsOfPath;
}
