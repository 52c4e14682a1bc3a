import type { PackedPage } from './page';

const languages = ['de', 'fr', 'es', 'nl', 'it', 'pl', 'pt', 'ja', 'zh', 'bg', 'fa'];

/**
 * What shows whether a redirect goes by the visitor's language: its address, and a preference for languages other than the
 * one it led to. Null for pages that no redirect to a folder of a language led to.
 */
export function chooseOtherLanguage({
  requestedUrl,
  redirects,
  url,
}: Pick<PackedPage, 'requestedUrl' | 'redirects' | 'url'>): { url: string; acceptLanguage: string } | null {
  if (redirects.length === 0) return null;
  const target = new URL(redirects[1]?.url ?? url);
  const language = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?(?:\/|$)/i.exec(target.pathname)?.[1]?.toLowerCase();
  if (!language || target.host !== new URL(requestedUrl).host) return null;
  const others = languages.filter((code) => code !== language);
  const acceptLanguage = others.map((code, index) => `${code};q=${(1 - index / 20).toFixed(2)}`).join(',');
  return { url: requestedUrl, acceptLanguage };
}
