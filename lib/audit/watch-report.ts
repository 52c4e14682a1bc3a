/** Watching a report: asked for by a form, confirmed and ended by the links in mails. */
export { confirmWatch, findRequest } from './watch/confirm-watch';
export { requestWatch } from './watch/request-watch';
export { stopAllWatches } from './watch/stop-all-watches';
export { findWatch, stopWatch } from './watch/stop-watch';
export { noticePath, readWatchAddress } from './watch/watch-address';
export { watchCookie } from './watch/watch-cookie';
