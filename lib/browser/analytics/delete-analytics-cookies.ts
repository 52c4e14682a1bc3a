import type { GivenConsent } from './consent-mode';

/** The cookies of Google's script, and those of them that are about advertisements: https://business.safety.google/adscookies/ */
const cookieOfScript = /^_(?:ga|gid|gat|gac|gcl)(?:_|$)/;
const cookieOfAds = /^_(?:gac|gcl)(?:_|$)/;

/**
 * Deletes the cookies of Google's script that the visitor doesn't allow, or allows no longer. The script sets them for the
 * broadest domain that the browser accepts, which a page can't ask for, so each parent of the host is tried. Their path is
 * `/` as long as the script isn't configured otherwise.
 */
export function deleteAnalyticsCookies({ analytics, marketing }: GivenConsent): void {
  const isUnwanted = (name: string) =>
    cookieOfScript.test(name) && !(analytics && (marketing || !cookieOfAds.test(name)));
  const names = document.cookie.split(/;\s*/).map((pair) => pair.replace(/=.*$/s, ''));
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter(isUnwanted)) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
