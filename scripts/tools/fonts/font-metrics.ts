/** Vertical metrics and glyph widths of an uncompressed font, in units of its em. */
export interface FontMetrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Advance width of one character. */
  measureWidth: (character: string) => number;
}

/** Reads an sfnt file (https://learn.microsoft.com/typography/opentype/spec/otff). */
export function readMetrics(font: Buffer): FontMetrics {
  const head = table(font, 'head');
  const hhea = table(font, 'hhea');
  const hmtx = table(font, 'hmtx');
  const lastWidth = font.readUInt16BE(hhea + 34) - 1;
  return {
    unitsPerEm: font.readUInt16BE(head + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: -font.readInt16BE(hhea + 6),
    lineGap: font.readInt16BE(hhea + 8),
    measureWidth: (character) => {
      const glyph = findGlyph(font, character.codePointAt(0) ?? 0);
      return font.readUInt16BE(hmtx + 4 * Math.min(glyph, lastWidth));
    },
  };
}

function table(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const record = 12 + 16 * index;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** Looks a character up in the font's cmap subtable of format 4. */
function findGlyph(font: Buffer, codePoint: number): number {
  const cmap = table(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index++) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
    if (font.readUInt16BE(subtable) === 4) return glyphInFormat4(font, subtable, codePoint);
  }
  throw new Error('The font has no character map of format 4.');
}

function glyphInFormat4(font: Buffer, subtable: number, codePoint: number): number {
  const bytes = font.readUInt16BE(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + bytes + 2;
  const deltas = starts + bytes;
  const offsets = deltas + bytes;
  for (let at = 0; at < bytes; at += 2) {
    if (font.readUInt16BE(ends + at) < codePoint) continue;
    const start = font.readUInt16BE(starts + at);
    if (start > codePoint) return 0;
    const delta = font.readUInt16BE(deltas + at);
    const offset = font.readUInt16BE(offsets + at);
    if (offset === 0) return (codePoint + delta) & 0xffff;
    const glyph = font.readUInt16BE(offsets + at + offset + 2 * (codePoint - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
