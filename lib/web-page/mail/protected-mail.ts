// Cloudflare's protection against address collectors: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/

/** What it makes of `mailto:`; its script writes it back. */
const protectedLink = /\/cdn-cgi\/l\/email-protection(?:#([\da-f]*))?/i;

/** The address of a protected link, '' where it can't be read; null for other links. */
export function readProtectedLink(href: string): string | null {
  const found = protectedLink.exec(href);
  return found && decodeProtectedMail(found[1] ?? '');
}

/** The first byte is the key of the others. '' for anything else. */
export function decodeProtectedMail(code: string): string {
  const bytes = code.match(/[\da-f]{2}/gi)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
  const [key = 0, ...rest] = bytes;
  const mail = String.fromCharCode(...rest.slice(0, 200).map((byte) => byte ^ key));
  return /^[^\s@]+@[^\s@]+$/.test(mail) ? mail : '';
}
