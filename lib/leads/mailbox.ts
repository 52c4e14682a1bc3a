/** Hosts that deliver an address with and without dots to the same mailbox. */
const dotlessHosts = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an address, only for counting and comparing: in lower case, without `+tag`, and without the dots that
 * Gmail ignores. Mail is sent to the address as typed.
 */
export function normalizeMailbox(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+', 1);
  // A local part that consists of a tag only is left unchanged, or all of these would count as one mailbox.
  if (name === '') return address;
  return dotlessHosts.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
