import { createHash, randomUUID } from 'node:crypto';
import type { FormTokenReading } from './form-token';
import type { Standing } from './route-lead';
import type { ContactInput } from './schema';
import { type SpamMark, spamMarks } from './spam-marks';

/** What a form sends along about how it was filled in. */
type Telltale = 'website' | 'elapsedMs' | 'formToken' | 'proof' | 'attachment';

/** An enquiry we have accepted. */
export interface Lead extends Omit<ContactInput, Telltale> {
  id: string;
  receivedAt: Date;
  spamMarks: SpamMark[];
  /** Recognises the same submission when it is sent again; undefined when the sender gave no key. */
  fingerprint?: string;
  clientIp?: string;
  userAgent?: string;
  /** Key of the first staff mail in the outbox and at the mail provider, and what the others begin with. */
  mailKey: string;
  formToken: FormTokenReading;
  standing: Standing;
  /** Text of our own, such as the figures of an audit, is not judged, and may be the same for two people. */
  writtenBy: 'visitor' | 'site';
  /** What a tool had found and the visitor sent along, as staff read it. */
  attached?: string;
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
  formToken?: FormTokenReading;
  standing?: Standing;
  writtenBy?: 'visitor' | 'site';
  attached?: string;
}

const maxUserAgentLength = 300;

export function createLead(input: ContactInput, context: SubmitContext): Lead {
  const { website: _website, elapsedMs: _elapsedMs, formToken: _formToken, ...rest } = input;
  const { proof: _proof, attachment: _attachment, ...fields } = rest;
  const { formToken = { state: 'missing' }, standing = 'calm', writtenBy = 'visitor' } = context;
  const id = randomUUID();
  return {
    ...fields,
    id,
    receivedAt: context.now ?? new Date(),
    spamMarks: writtenBy === 'visitor' ? spamMarks(input, formToken) : [],
    fingerprint: context.fingerprint ?? (context.submissionKey && fingerprint(context.submissionKey, input)),
    clientIp: context.clientIp,
    userAgent: context.userAgent
      ?.toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .slice(0, maxUserAgentLength),
    mailKey: `lead-${id}`,
    formToken,
    standing,
    writtenBy,
    attached: context.attached,
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
