/** What a report shows by the part of its address, after a form or link of its watch; each is an element's id. */
export type WatchNotice =
  | 'watch-asked'
  | 'watch-failed'
  | 'watch-confirm'
  | 'watch-on'
  | 'watch-stop'
  | 'watch-off'
  | 'watch-invalid';
