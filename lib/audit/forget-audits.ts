/** What of an audit is deleted when its time is over, or a person asks for it. */
export { deleteExpiredLinks } from './report/audit-store';
export { forgetUnconfirmedWatchers } from './watch/forget-unconfirmed-watchers';
export { stopUnwatched } from './watch/watched-site-store';
