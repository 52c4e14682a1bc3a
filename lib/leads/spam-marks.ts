import { type ContentMark, contentMarks, contentWeights } from './content-marks';
import type { FormTokenReading } from './form-token';
import type { ContactInput } from './schema';

type TokenMark = 'token_forged' | 'token_expired' | 'token_future' | 'token_reused';
export type SpamMark = 'filled_hidden_field' | 'sent_too_fast' | TokenMark | ContentMark;
export type Suspicion = 'none' | 'suspected' | 'certain';

/** Nobody reads the form and writes an enquiry in less. A folklore figure: honeypot plug-ins use two to five seconds. */
const fastestHumanMs = 3000;
/** The same from the first touch of a field: a browser may fill in all the rest, and then it is read and sent. */
const fastestSinceTouchMs = 2000;

/** From this sum of weights on a mail is marked as possible spam. */
const suspectedFrom = 2;
/** From this sum on it is certain: two strong signs, or one and a half. */
const certainFrom = 5;

const weights: Record<SpamMark, number> = {
  filled_hidden_field: certainFrom,
  sent_too_fast: 2,
  token_forged: 2,
  token_future: 2,
  token_reused: 2,
  // A page that was left open over night.
  token_expired: 1,
  ...contentWeights,
};

const tokenMarks: ReadonlySet<SpamMark> = new Set<TokenMark>([
  'token_forged',
  'token_expired',
  'token_future',
  'token_reused',
]);

type Sent = Pick<ContactInput, 'name' | 'email' | 'message' | 'website' | 'elapsedMs'>;

/** Reasons to doubt that a person wrote this. Nothing is dropped because of them. */
export function spamMarks(sent: Sent, token: FormTokenReading = { state: 'missing' }): SpamMark[] {
  const marks: SpamMark[] = [];
  if (sent.website) marks.push('filled_hidden_field');
  if (isTooFast(sent.elapsedMs, token)) marks.push('sent_too_fast');
  if (token.state !== 'missing' && token.state !== 'valid') marks.push(`token_${token.state}`);
  return [...marks, ...contentMarks(sent)];
}

/**
 * What the marks come to. A token that is not in order is certain together with any other sign, and so is a sum of
 * several; a single sign never is, except a field filled in that nobody sees.
 */
export function judgeMarks(marks: readonly SpamMark[]): Suspicion {
  const sum = marks.reduce((total, mark) => total + weights[mark], 0);
  const isTokenWrong = marks.some((mark) => tokenMarks.has(mark));
  const hasOther = marks.some((mark) => !tokenMarks.has(mark));
  if (sum >= certainFrom || (isTokenWrong && hasOther)) return 'certain';
  return sum >= suspectedFrom ? 'suspected' : 'none';
}

export function isSpamMark(mark: string): mark is SpamMark {
  return Object.hasOwn(weights, mark);
}

/** A signed time can't be invented, so it counts instead of what the sender says. */
function isTooFast(elapsedMs: number | undefined, token: FormTokenReading): boolean {
  if (token.state === 'valid') return token.ageMs < fastestSinceTouchMs;
  return elapsedMs !== undefined && elapsedMs < fastestHumanMs;
}
