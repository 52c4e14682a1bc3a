/** Whole kilobytes of 1,000 bytes, as browsers and hosting providers count them; at least 1. */
export function kilobytes(bytes: number): number {
  return Math.max(Math.round(bytes / 1000), 1);
}
