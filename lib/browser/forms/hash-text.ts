/**
 * 53 bits of a text as 14 hex digits, to tell drafts from each other: not against anybody who looks for two alike. Not
 * `crypto.subtle`, which browsers offer only on https and localhost, and only later. Self-contained, because its source
 * text runs inline in the head. The function is cyrb53 (public domain), https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js
 */
export function hashText(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0');
}
