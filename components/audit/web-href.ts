/** The address if a browser may be sent there; undefined for anything but http and https. Pages we read are strangers'. */
export function webHref(address: string | undefined): string | undefined {
  return address && /^https?:\/\//i.test(address) ? address : undefined;
}
