import { defineSiteCheck, toSiteOutcome } from '../site-check';

/** Addresses that links or the sitemap lead to and whose answer we couldn't read, with the reason. */
export const unreadPages = defineSiteCheck({
  id: 'unread-pages',
  run: ({ failed, listPlaces }) =>
    toSiteOutcome(
      'warning',
      failed.map(({ url, code }) => ({ url, text: toReason(code), places: listPlaces(url) })),
    ),
});

function toReason(code: string): 'late' | 'packed' | 'broken-off' {
  if (code === 'timeout') return 'late';
  return code === 'unsupported_encoding' ? 'packed' : 'broken-off';
}
