import type { PackedPage } from './page';

const languages = ['de', 'fr', 'es', 'nl', 'it', 'pl', 'pt', 'ja', 'zh', 'bg', 'fa'];

/**
 * What shows whether a redirect goes by the visitor's language: its address, and a preference for languages other than the
 * one it led to. Null for pages that no redirect to a folder of a language led to.
 */
export function chooseOtherLanguage({
  redirects,
  url,
}: Pick<PackedPage, 'redirects' | 'url'>): { url: string; acceptLanguage: string } | null {
  for (const [index, { url: from }] of redirects.entries()) {
    const target = new URL(redirects[index + 1]?.url ?? url);
    const language = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?(?:\/|$)/i.exec(target.pathname)?.[1]?.toLowerCase();
    if (!language || target.host !== new URL(from).host) continue;
    const others = languages.filter((code) => code !== language);
    const acceptLanguage = others.map((code, place) => `${code};q=${(1 - place / 20).toFixed(2)}`).join(',');
    return { url: from, acceptLanguage };
  }
  return null;
}
