/** Hosts that deliver an address with and without dots to the same mailbox. */
const dotlessHosts = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, for counting and comparing only: small letters, without `+tag`, and without dots where
 * Gmail ignores them. Mail goes to the address as it was typed.
 */
export function normalizeMailbox(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+', 1);
  // A name of only a tag is left unchanged, or all of them would be one mailbox.
  if (name === '') return address;
  return dotlessHosts.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
