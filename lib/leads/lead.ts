import { createHash, randomUUID } from 'node:crypto';
import type { ContactInput } from './schema';
import { type SpamMark, spamMarks } from './spam-marks';

/** An enquiry we have accepted. */
export interface Lead extends Omit<ContactInput, 'website' | 'elapsedMs'> {
  id: string;
  receivedAt: Date;
  spamMarks: SpamMark[];
  /** Recognises the same submission when it is sent again; undefined when the sender gave no key. */
  fingerprint?: string;
  clientIp?: string;
  userAgent?: string;
  /** Key of the staff mail in the outbox and at the mail provider. */
  mailKey: string;
}

/** Where an enquiry came from, as the HTTP layer knows it. */
export interface SubmitContext {
  /** The sender's Idempotency-Key. */
  submissionKey?: string;
  /** Recognises a repeat by itself, whatever the enquiry says; instead of a `submissionKey`. */
  fingerprint?: string;
  clientIp?: string;
  userAgent?: string;
  now?: Date;
}

const maxUserAgentLength = 300;

export function createLead(input: ContactInput, context: SubmitContext): Lead {
  const { website: _website, elapsedMs: _elapsedMs, ...fields } = input;
  const id = randomUUID();
  return {
    ...fields,
    id,
    receivedAt: context.now ?? new Date(),
    spamMarks: spamMarks(input),
    fingerprint: context.fingerprint ?? (context.submissionKey && fingerprint(context.submissionKey, input)),
    clientIp: context.clientIp,
    userAgent: context.userAgent
      ?.toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .slice(0, maxUserAgentLength),
    mailKey: `lead-${id}`,
  };
}

/**
 * The key together with what was written: a visitor who changes the text after a lost answer sends something
 * new, although the form still has the same key, and it must not vanish behind the first one's success.
 */
function fingerprint(submissionKey: string, { name, email, phone, service, message }: ContactInput): string {
  const content = JSON.stringify([submissionKey, name, email, phone, service, message]);
  return createHash('sha256').update(content).digest('hex');
}
