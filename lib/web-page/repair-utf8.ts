/** A character of UTF-8 beyond ASCII, as one character a byte; else a byte that belongs to none. */
const character =
  /([\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|[\xe1-\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})|[\x80-\xff]/g;
/** From this share of foreign bytes on, the text isn't UTF-8 with a few faults, but another encoding. */
const MOSTLY = 0.5;

/**
 * What an author meant who promised UTF-8: bytes that are none are read as windows-1252, from which they are mostly pasted; a
 * text that is hardly UTF-8 at all as `guess` says. Without U+FFFD, which says nothing to a reader.
 */
export function repairUtf8(bytes: Uint8Array, guess: () => string): string {
  const raw = Buffer.from(bytes).toString('latin1');
  let whole = 0;
  let foreign = 0;
  const mended = raw.replace(character, (found, known: string | undefined) => {
    if (known) whole += 1;
    else foreign += 1;
    return known ? found : asUtf8(found);
  });
  const text =
    foreign > 0 && foreign >= MOSTLY * (foreign + whole)
      ? new TextDecoder(guess()).decode(bytes, { stream: true })
      : Buffer.from(mended, 'latin1').toString('utf8');
  return text.replaceAll('\ufffd', '');
}

const western = new TextDecoder('windows-1252');

/** A byte of windows-1252 as the bytes of UTF-8, one character a byte. */
function asUtf8(byte: string): string {
  return Buffer.from(western.decode(Buffer.from(byte, 'latin1'))).toString('latin1');
}
