/** Bytes of the header before the compressed data; undefined if more bytes are needed, null if it isn't gzip. https://www.rfc-editor.org/rfc/rfc1952#section-2.3 */
export function gzipHeaderLength(start: Buffer): number | undefined | null {
  if (start.length < 10) return undefined;
  if (start.readUIntBE(0, 3) !== 0x1f8b08) return null;
  const flags = start.readUInt8(3);
  let length = 10;
  if (flags & 4) length += 2 + (start.length >= 12 ? start.readUInt16LE(10) : 0);
  // File name and comment end with a zero.
  for (const flag of [8, 16]) {
    if (!(flags & flag)) continue;
    const end = start.indexOf(0, length);
    if (end < 0) return undefined;
    length = end + 1;
  }
  if (flags & 2) length += 2;
  return length <= start.length ? length : undefined;
}
