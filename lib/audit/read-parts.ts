/** The parts of a report that are computed later, for a page that polls them, and the rivals that it may be compared with. */
export { readPhoneScreen, readPicture } from './report/read-phone-screen';
export { readRivals } from './report/read-rivals';
export { readSite } from './report/read-site';
export { requestRivals } from './request/request-rivals';
