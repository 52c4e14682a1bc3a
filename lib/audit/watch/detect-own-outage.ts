import { ownOutageAfter } from './limits';

let unanswered = 0;

/** Counts a reading of this process. Whether so many in a row went unanswered that our own network must fail. */
export function detectOwnOutage(reading: 'answered' | 'unanswered'): boolean {
  unanswered = reading === 'answered' ? 0 : unanswered + 1;
  return unanswered >= ownOutageAfter;
}
