import { classifyBounce } from '@/lib/mail/classify-bounce';

it.each([
  ['550 5.1.1 user unknown', 'Permanent', 'General', 'bounced'],
  ['550-5.1.1 The email account that you tried to reach does not exist', 'Permanent', 'General', 'bounced'],
  ['550 5.1.2 bad destination system', 'Permanent', 'General', 'bounced'],
  ['553 5.1.3 bad address', 'Permanent', 'General', 'bounced'],
  ['550 5.1.6 mailbox has moved', 'Permanent', 'General', 'bounced'],
  ['550 5.1.10 recipient not found', 'Permanent', 'General', 'bounced'],
  ['', 'Permanent', 'NoEmail', 'bounced'],
  ['No such user', 'Permanent', 'General', 'bounced'],
  ['550 5.7.1 messages from [192.0.2.4] weren’t sent (S3140)', 'Permanent', 'General', 'refused'],
  ['554 5.7.9 DMARC policy', 'Permanent', 'General', 'refused'],
  ['552 5.2.2 mailbox full', 'Permanent', 'MailboxFull', 'refused'],
  ['550 5.7.1 unknown user or spam', 'Permanent', 'General', 'refused'],
  ['', 'Permanent', 'ContentRejected', 'refused'],
  ['', 'Permanent', 'Suppressed', 'refused'],
  ['550 rejected, see 5.1.1.9', 'Permanent', 'General', 'refused'],
  ['', 'Permanent', '', 'refused'],
  ['452 4.2.2 mailbox full', 'Permanent', 'General', 'delayed'],
  ['4.4.7 expired', 'Transient', 'General', 'delayed'],
  ['mailbox full', 'Transient', 'MailboxFull', 'delayed'],
  ['', 'Undetermined', 'Undetermined', 'delayed'],
  ['550 5.1.1 user unknown', 'Transient', 'General', 'bounced'],
])('reads %j (%s, %s) as %s', (message, type, subType, expected) => {
  expect(classifyBounce({ type, subType, message })).toBe(expected);
});
