/** Subject and detail of RFC 3463 that say that there is no such mailbox or domain. */
const unknownMailbox = ['1.1', '1.2', '1.3', '1.6', '1.10'];

/** What receivers without enhanced status codes write. */
const unknownWords =
  /\b(no such (user|mailbox|recipient|address|account)|unknown (user|mailbox|recipient|address|account)|(user|mailbox|recipient|address|account)( is)? (unknown|not found)|(user|mailbox|recipient|address|account) (does not|doesn.t) exist)\b/i;

/**
 * What a bounce says about the mailbox. `bounced`: there is none. `refused`: the receiver refuses this mail or us. `delayed`: it
 * didn't take it in time. Providers call refusals for policy, reputation and content "Permanent", too, so that this alone says
 * nothing: the enhanced status code of the receiver (RFC 3463) counts first, then the provider's subtype
 * (https://resend.com/docs/dashboard/emails/email-bounces).
 */
export function classifyBounce({
  type = '',
  subType = '',
  message = '',
}: {
  type?: string | undefined;
  subType?: string | undefined;
  message?: string | undefined;
}): 'bounced' | 'refused' | 'delayed' {
  // Not a part of an address such as 192.0.2.4.
  const code = /(?<![\d.])([245])\.(\d{1,3}\.\d{1,3})(?!\.?\d)/.exec(message);
  if (code?.[1] === '4') return 'delayed';
  if (code?.[1] === '5') return unknownMailbox.includes(code[2] ?? '') ? 'bounced' : 'refused';
  if (/^noemail$/i.test(subType)) return 'bounced';
  if (/^(transient|undetermined)$/i.test(type)) return 'delayed';
  return /^(general)?$/i.test(subType) && unknownWords.test(message) ? 'bounced' : 'refused';
}
