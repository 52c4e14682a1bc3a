import { createHash, randomUUID } from 'node:crypto';
import type { SubmissionKey } from '@/lib/http/idempotency-key';
import { trapField } from '@/lib/site/trap-field';
import type { FormTokenReading } from './form-token';
import type { Standing } from './route-lead';
import type { ContactInput } from './schema';
import { type SpamMark, spamMarks } from './spam-marks';

/** Form fields that are evaluated on submission and not part of the lead. */
type TransientField =
  | typeof trapField
  | 'typed'
  | 'elapsedMs'
  | 'formToken'
  | 'proof'
  | 'attachment'
  | 'call';

/** An accepted enquiry. */
export interface Lead extends Omit<ContactInput, TransientField> {
  id: string;
  receivedAt: Date;
  spamMarks: SpamMark[];
  /** Identifies a repeated submission; undefined if the sender gave no key. */
  fingerprint?: string;
  /** That of the same submission in the period before: see `SubmissionKey`. */
  formerFingerprint?: string;
  clientIp?: string;
  userAgent?: string;
  /** Key of the first staff mail in the outbox and at the mail provider, and the prefix of the others' keys. */
  mailKey: string;
  formToken: FormTokenReading;
  standing: Standing;
  /** `site`: our own text, such as the figures of an audit, which isn't judged as spam and may be the same for two people. */
  writtenBy: 'visitor' | 'site';
  /** What its sender waits for: a report was sent already, and this is staff's copy. */
  wants: 'answer' | 'report';
  /** The attached result of a tool, as text for staff. */
  attached?: string;
  /** The kind of the attached result, such as `check`. */
  tool?: string;
  /** The visitor's id from the signed cookie, if the browser has one. */
  visitorId?: string;
}

/** The origin of an enquiry, according to the HTTP layer. */
export interface SubmitContext {
  /** Marks repeats of one submission. */
  submission?: SubmissionKey;
  /** Identifies a repeat independently of the enquiry's text; used instead of a `submission`. */
  fingerprint?: string;
  clientIp?: string;
  userAgent?: string;
  now?: Date;
  formToken?: FormTokenReading;
  standing?: Standing;
  writtenBy?: 'visitor' | 'site';
  wants?: Lead['wants'];
  attached?: string;
  tool?: string;
  visitorId?: string;
}

const maxUserAgentLength = 300;

export function createLead(input: ContactInput, context: SubmitContext): Lead {
  const { [trapField]: _trap, typed: _typed, elapsedMs: _elapsedMs, formToken: _formToken, ...rest } = input;
  const { proof: _proof, attachment: _attachment, call: _call, ...fields } = rest;
  const {
    formToken = { state: 'missing' },
    standing = 'calm',
    writtenBy = 'visitor',
    wants = 'answer',
    submission,
  } = context;
  const id = randomUUID();
  return {
    ...fields,
    id,
    receivedAt: context.now ?? new Date(),
    spamMarks: spamMarks(writtenBy === 'visitor' ? input : { ...input, message: '' }, formToken),
    fingerprint: context.fingerprint ?? (submission && fingerprint(submission.key, input)),
    formerFingerprint: submission?.former && fingerprint(submission.former, input),
    clientIp: context.clientIp,
    userAgent: context.userAgent
      ?.toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .slice(0, maxUserAgentLength),
    mailKey: `lead-${id}`,
    formToken,
    standing,
    writtenBy,
    wants,
    attached: context.attached,
    tool: context.tool,
    visitorId: context.visitorId,
  };
}

/**
 * Hash of key and content: a visitor who got no response and changes the text sends a new enquiry with the same key, which
 * must be stored, too. Of what the visitor wrote, because our line about a call tells the days from now.
 */
function fingerprint(key: string, input: ContactInput): string {
  const { name, email, phone, service, message, typed = message, call, attachment } = input;
  const content = JSON.stringify([
    key,
    name,
    email,
    phone,
    service,
    call ? typed : message,
    call,
    attachment,
  ]);
  return createHash('sha256').update(content).digest('hex');
}
