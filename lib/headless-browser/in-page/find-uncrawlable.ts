/**
 * Finds links that a crawler can't follow, by Lighthouse's rule. `doubtful`: anchors without an address, which are
 * links only if scripts listen to them; code in the page can't tell. Runs in the page, so it may use nothing from
 * outside its own body. https://developer.chrome.com/docs/lighthouse/seo/crawlable-anchors
 */
export function findUncrawlable(): { certain: Element[]; doubtful: Element[] } {
  const linkAttributes = ['target', 'download', 'ping', 'rel', 'hreflang', 'type', 'referrerpolicy'];
  const judge = (link: Element): 'certain' | 'doubtful' | 'crawlable' => {
    const written = link.getAttribute('href');
    const href = (written ?? '').replace(/\s/g, '');
    if (link.getAttribute('role')?.trim() || href.startsWith('mailto:')) return 'crawlable';
    if (href === '' && link.getAttribute('id')) return 'crawlable';
    if (href.startsWith('file:')) return 'certain';
    if (link.getAttribute('name')?.trim()) return 'crawlable';
    if (written === null) {
      return linkAttributes.some((name) => link.hasAttribute(name)) ? 'certain' : 'doubtful';
    }
    const isScript = /^javascript:/i.test(href);
    return isScript || !URL.canParse(href, document.baseURI) ? 'certain' : 'crawlable';
  };
  const links = [...document.querySelectorAll('a')].slice(0, 5000);
  return {
    certain: links.filter((link) => judge(link) === 'certain'),
    doubtful: links.filter((link) => judge(link) === 'doubtful').slice(0, 100),
  };
}
