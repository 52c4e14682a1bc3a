/** This many websites in a row without an answer: it is our own connection that fails, not all of them. */
const IN_A_ROW = 12;

let unanswered = 0;

/** Counts a reading of this process. Returns `ours` while so many in a row went unanswered that our own network must fail. */
export function classifyOutage(reading: 'answered' | 'unanswered'): 'ours' | 'theirs' {
  unanswered = reading === 'answered' ? 0 : unanswered + 1;
  return unanswered >= IN_A_ROW ? 'ours' : 'theirs';
}
