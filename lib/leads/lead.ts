import { createHash, randomUUID } from 'node:crypto';
import type { SubmissionKey } from '@/lib/http/idempotency-key';
import { toColumns, typedFieldNames } from './fields';
import type { FormTokenReading } from './form-token';
import { judgeSpam, type SpamMark, spamMarks } from './judge-spam';
import type { ProofOfWorkState } from './route-lead';
import type { ContactInput } from './schema';
import type { Lead } from './tables';

/** Where an enquiry comes from, according to the HTTP layer, and what decides how it is treated. */
export interface Origin {
  /** Marks repeats of one submission. */
  submission?: SubmissionKey;
  /** Identifies a repeat independently of the enquiry's text; used instead of a `submission`. */
  fingerprint?: string;
  clientIp?: string;
  userAgent?: string;
  now?: Date;
  formToken?: FormTokenReading;
  proof?: ProofOfWorkState;
  /** Our own text, such as the figures of an audit, which isn't judged as spam and may be the same for two people. */
  isGenerated?: boolean;
  /** A report was sent already, and this is staff's copy: its sender waits for nothing. */
  isReport?: boolean;
  /** The attached result of a tool, as text for staff. */
  attached?: string;
  /** The kind of the attached result, such as `check`. */
  tool?: string;
  /** The visitor's id from the signed cookie, if the browser has one. */
  visitorId?: string;
}

/** An enquiry that isn't stored yet, and what isn't stored of it. */
export interface NewLead {
  lead: Lead;
  /** The fingerprint of the same submission in the period before: see `SubmissionKey`. */
  formerFingerprint?: string;
  formToken: FormTokenReading;
  proof: ProofOfWorkState;
  isGenerated: boolean;
  isReport: boolean;
}

const maxUserAgentLength = 300;

export function createLead(input: ContactInput, origin: Origin): NewLead {
  const { formToken = { state: 'missing' }, proof = 'calm', isGenerated = false, isReport = false } = origin;
  const { submission, attached, tool, clientIp, visitorId } = origin;
  const id = randomUUID();
  const userAgent = origin.userAgent?.toWellFormed().replace(/\p{Cc}/gu, ' ');
  const print = origin.fingerprint ?? (submission && fingerprint(submission.key, input));
  return {
    lead: {
      ...toColumns({ ...input, attachment: attached, tool }),
      id,
      received_at: (origin.now ?? new Date()).getTime(),
      ...judged(spamMarks(isGenerated ? { ...input, message: '' } : input, formToken)),
      fingerprint: print ?? null,
      client_ip: clientIp ?? null,
      user_agent: userAgent?.slice(0, maxUserAgentLength) ?? null,
      mail_key: `lead-${id}`,
      visitor_id: visitorId ?? null,
    },
    formerFingerprint: submission?.former && fingerprint(submission.former, input),
    formToken,
    proof,
    isGenerated,
    isReport,
  };
}

/** The marks and the verdict on them, as they are stored. */
export function judged(marks: readonly SpamMark[]): Pick<Lead, 'spam_marks' | 'suspicion'> {
  return { spam_marks: marks.join(','), suspicion: judgeSpam(marks) };
}

/**
 * Hash of key and content: a visitor who got no response and changes the text sends a new enquiry with the same key, which
 * must be stored, too. Of what the visitor wrote, because our line about a call tells the days from now.
 */
function fingerprint(key: string, input: ContactInput): string {
  const { typed = input.message, call, attachment } = input;
  const written = { ...input, message: call ? typed : input.message };
  const fields = typedFieldNames.map((name) => written[name]);
  return createHash('sha256')
    .update(JSON.stringify([key, ...fields, call, attachment]))
    .digest('hex');
}
