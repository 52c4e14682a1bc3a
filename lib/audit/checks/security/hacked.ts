import { getDomain } from 'tldts';
import { isSameSite } from '@/lib/web-page/choose-targets';
import type { HtmlFacts, WebPage } from '@/lib/web-page/page';
import { definePageCheck, passed } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence, toEvidence } from '../../facts/page/evidence';
import { headMetas, readPageTitle } from '../../facts/page/meta-content';
import { isWebLink, pageLinks } from '../../facts/page/page-links';

/** What injected links sell. */
const spamWords =
  /\b(?:casino|slots?|gacor|judi|togel|betting|bahis|poker|baccarat|viagra|cialis|levitra|pharmacy online|payday loans?|replica watch(?:es)?|essay writing|escort)\b|カジノ|博彩|百家乐/i;
/** Different websites that hidden links with such words lead to. */
const FEWEST_SITES = 3;
/** Syllables of Japanese in a title or description, and the words of shops selling copies. */
const FEWEST_KANA = 6;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const shopWords = /激安|通販|送料無料|正規品|スーパーコピー|販売店|人気商品|最安値|新品|セール/;

/**
 * Reported, not scored: traces of a break-in that search engines see and visitors often don't. Read under our own name
 * only, so what an attacker shows to Google alone stays unseen.
 */
export const hacked = definePageCheck({
  id: 'hacked',
  category: 'security',
  severity: 'critical',
  weight: 0,
  source: 'https://web.dev/articles/fixing-the-japanese-keyword-hack',
  reasons: ['hidden-links', 'japanese'],
  cause: { kind: 'intrusion' },
  effort: { loses: 'trust', minutes: 240 },
  run: ({ page }) => {
    const links = findHiddenSpam(page.html, page);
    const sites = new Set(links.map(({ url }) => getDomain(url.hostname) ?? url.hostname));
    if (sites.size >= FEWEST_SITES) {
      const evidence = links
        .slice(0, EVIDENCE_LIMIT)
        .map(({ element, url }) => toEvidence(element, url.href));
      return { status: 'failed', reason: 'hidden-links', count: links.length, evidence };
    }
    const foreign = findJapanese(page.html);
    return foreign ? { status: 'failed', reason: 'japanese', evidence: [lineEvidence(foreign)] } : passed;
  },
});

function findHiddenSpam(html: HtmlFacts, page: WebPage) {
  return pageLinks(html, page)
    .filter(isWebLink)
    .filter(
      ({ element, url }) =>
        (element.hidden || element.hiddenByStyle === true) &&
        !isSameSite(url.href, page.url) &&
        spamWords.test(`${element.text} ${url.hostname}`),
    );
}

/** A title or description in shop Japanese above a text that isn't Japanese; undefined without one. */
function findJapanese(html: HtmlFacts): string | undefined {
  const text = html.text.slice(0, 20_000);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isJapanese =
    /^ja/i.test(html.elements.html?.[0]?.attributes.lang?.trim() ?? '') ||
    (text.match(kana)?.length ?? 0) > letters * 0.1;
  if (isJapanese) return undefined;
  const descriptions = headMetas(html, 'description').map(({ attributes }) => attributes.content ?? '');
  return [readPageTitle(html), ...descriptions].find(
    (words) => (words.match(kana)?.length ?? 0) >= FEWEST_KANA && shopWords.test(words),
  );
}
