import { honeypotField } from '@/lib/site/honeypot-field';
import type { FormTokenReading } from './form-token';
import type { ContactInput } from './schema';
import { findSpamSigns, type SpamSign, signWeights } from './spam-signs';

/** Verdicts on an enquiry. Staff get all of them: see `route-lead.ts`. */
export const suspicions = ['none', 'suspected', 'certain'] as const;
export type Suspicion = (typeof suspicions)[number];

type TokenMark = 'token_forged' | 'token_expired' | 'token_future' | 'token_reused';
export type SpamMark = 'filled_hidden_field' | 'sent_too_fast' | TokenMark | SpamSign;

/** Minimum time to read the form and write an enquiry, milliseconds. A folklore figure: honeypot plug-ins use two to five seconds. */
const fastestHumanMs = 3000;
/** The same from the first interaction with a field, after which the browser may fill in the rest. */
const fastestSinceTouchMs = 2000;

/** Sum of weights from which a mail is marked as possible spam. */
const suspectedFrom = 4;
/** Sum from which it counts as certain: a strong sign with a suspicious one or with speed. No single sign has so much. */
const certainFrom = 9;

const weights: Record<SpamMark, number> = {
  // Browser extensions fill in hidden fields, too.
  filled_hidden_field: 6,
  // Below a suspicion of its own: a restored draft and a browser that fills in a form are sent at once, too.
  sent_too_fast: 3,
  token_forged: 4,
  token_future: 4,
  token_reused: 4,
  // For example on a page left open overnight.
  token_expired: 2,
  ...signWeights,
};

/** Without `token_expired`: a page may be open for days. */
const wrongTokens: ReadonlySet<SpamMark> = new Set<TokenMark>([
  'token_forged',
  'token_future',
  'token_reused',
]);

/** What is stored of the judgement. */
interface Judged {
  spam_marks: string;
  suspicion: Suspicion | null;
}

type Sent = Pick<ContactInput, 'name' | 'email' | 'message'> &
  Partial<Pick<ContactInput, 'typed' | typeof honeypotField | 'elapsedMs'>>;

/** Signs of spam in a submission. No lead is dropped because of them. */
export function spamMarks(sent: Sent, token: FormTokenReading = { state: 'missing' }): SpamMark[] {
  const marks: SpamMark[] = [];
  if (sent[honeypotField]) marks.push('filled_hidden_field');
  if (isTooFast(sent.elapsedMs, token)) marks.push('sent_too_fast');
  if (token.state !== 'missing' && token.state !== 'valid') marks.push(`token_${token.state}`);
  return [...marks, ...findSpamSigns(sent)];
}

/** The verdict on the marks. A high sum is certain spam, and so is a wrong token with any other mark; a single mark never is. */
export function judgeSpam(marks: readonly SpamMark[]): Suspicion {
  const sum = marks.reduce((total, mark) => total + weights[mark], 0);
  const hasWrongToken = marks.some((mark) => wrongTokens.has(mark));
  if (sum >= certainFrom || (hasWrongToken && marks.length > 1)) return 'certain';
  return sum >= suspectedFrom ? 'suspected' : 'none';
}

/** The marks of a stored lead; those unknown to this version are left out. */
export function readMarks({ spam_marks }: Pick<Judged, 'spam_marks'>): SpamMark[] {
  return spam_marks.split(',').filter(isSpamMark);
}

/** The verdict on a stored lead. */
export function readSuspicion(lead: Judged): Suspicion {
  return lead.suspicion ?? judgeSpam(readMarks(lead));
}

function isSpamMark(mark: string): mark is SpamMark {
  return Object.hasOwn(weights, mark);
}

/** A signed time can't be forged, so it takes precedence over the sender's. */
function isTooFast(elapsedMs: number | undefined, token: FormTokenReading): boolean {
  if (token.state === 'valid') return token.ageMs < fastestSinceTouchMs;
  return elapsedMs !== undefined && elapsedMs < fastestHumanMs;
}
