/** The parts of a report that are computed later, for a page that polls them, and the rivals that it may be compared with. */
export { readPhoneScreen, readPicture } from './follow-ups/read-phone-screen';
export { readRivals } from './follow-ups/read-rivals';
export { readSite } from './follow-ups/read-site';
export { requestRivals } from './request/request-rivals';
