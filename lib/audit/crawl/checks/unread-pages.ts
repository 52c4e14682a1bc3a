import { defineSiteCheck, toSiteOutcome } from '../site-check';
import type { SiteGraph } from '../site-graph';
import { listSubjects } from '../site-proof';

/** Addresses that links or the sitemap lead to and whose answer we couldn't read, with the reason. */
export const unreadPages = defineSiteCheck({
  id: 'unread-pages',
  cause: { kind: 'hosting' },
  effort: { loses: 'wait', minutes: 30 },
  weight: 1,
  proof: { listAddresses: ({ url = '' }) => [url], findAgain: listSubjects },
  places: 'linkedFrom',
  run: ({ unread, listPlaces }) =>
    toSiteOutcome(
      'warning',
      unread.map((record) => ({ url: record.url, text: toReason(record), places: listPlaces(record.url) })),
    ),
});

function toReason(record: SiteGraph['unread'][number]): 'refused' | 'late' | 'packed' | 'broken-off' {
  if (record.kind === 'error') return 'refused';
  if (record.code === 'timeout') return 'late';
  return record.code === 'unsupported_encoding' ? 'packed' : 'broken-off';
}
