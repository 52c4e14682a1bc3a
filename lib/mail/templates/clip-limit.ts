/** Bytes of HTML. Of a longer mail, Gmail shows the beginning and a link to the rest. */
export const clipLimitBytes = 102 * 1024;

/** The size of a mail that Gmail cuts off, in kilobytes; undefined for a shorter one. */
export function clippedKilobytes({ html }: { html: string }): number | undefined {
  const size = Buffer.byteLength(html);
  return size > clipLimitBytes ? Math.ceil(size / 1024) : undefined;
}
