/**
 * The address if it is safe as a link; undefined for any scheme but http and https, because addresses from analysed
 * pages are untrusted.
 */
export function webHref(address: string | undefined): string | undefined {
  return address && /^https?:\/\//i.test(address) ? address : undefined;
}
