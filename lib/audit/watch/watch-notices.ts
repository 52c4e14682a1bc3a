/**
 * Notices that a report shows after a form or link of its watch; each is the fragment of the address and an element's
 * id.
 */
export type WatchNotice =
  | 'watch-asked'
  | 'watch-failed'
  | 'watch-confirm'
  | 'watch-on'
  | 'watch-stop'
  | 'watch-off'
  | 'watch-invalid';
