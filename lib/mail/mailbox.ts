import { domainToASCII } from 'node:url';

/** Hosts that deliver an address with and without dots to the same mailbox. */
const dotlessHosts = new Set(['gmail.com', 'googlemail.com']);

/**
 * The form in which an address travels between mail servers: an international domain in ASCII (UTS 46). What has no such
 * form stays as it is.
 */
export function toAsciiAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = domainToASCII(email.slice(at + 1));
  return at < 0 || domain === '' ? email : `${email.slice(0, at)}@${domain}`;
}

/**
 * The key by which two spellings of one address are recognised, and by which rows are found: domains are the same in
 * Unicode and in ASCII, and nearly all mailbox providers ignore case.
 */
export function addressKey(email: string): string {
  return toAsciiAddress(email.trim()).toLowerCase();
}

/**
 * The mailbox of an address, only for counting and comparing: the key without `+tag`, and without the dots that Gmail
 * ignores. Mail is sent to the address as typed.
 */
export function normalizeMailbox(email: string): string {
  const address = addressKey(email);
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+', 1);
  // A local part that consists of a tag only is left unchanged, or all of these would count as one mailbox.
  if (name === '') return address;
  return dotlessHosts.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
