import { inflateSync } from 'node:zlib';

/** The characters of a font and their widths. */
export interface FontWidths {
  /** Advance width of a character in ems; undefined if the font lacks it. */
  measureWidth: (character: string) => number | undefined;
}

/** Reads the character map and the widths of a WOFF file. https://www.w3.org/TR/WOFF/ */
export function readWoff(font: Buffer): FontWidths {
  const unitsPerEm = table(font, 'head').readUInt16BE(18);
  const lastWidth = table(font, 'hhea').readUInt16BE(34) - 1;
  const widths = table(font, 'hmtx');
  const glyphs = readGlyphs(table(font, 'cmap'));
  return {
    measureWidth: (character) => {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0);
      return glyph && widths.readUInt16BE(4 * Math.min(glyph, lastWidth)) / unitsPerEm;
    },
  };
}

function table(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(12);
  for (let record = 44; record < 44 + 20 * count; record += 20) {
    if (font.toString('latin1', record, record + 4) !== tag) continue;
    const start = font.readUInt32BE(record + 4);
    const packed = font.readUInt32BE(record + 8);
    const data = font.subarray(start, start + packed);
    return packed < font.readUInt32BE(record + 12) ? inflateSync(data) : data;
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** Glyph numbers by code point. https://learn.microsoft.com/typography/opentype/spec/cmap */
function readGlyphs(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(8 + 8 * index));
    const format = subtable.readUInt16BE(0);
    if (format === 4) readSegments(subtable, glyphs);
    if (format === 12) readGroups(subtable, glyphs);
  }
  return glyphs;
}

function readSegments(subtable: Buffer, glyphs: Map<number, number>): void {
  const bytes = subtable.readUInt16BE(6);
  const starts = 16 + bytes;
  for (let at = 0; at < bytes; at += 2) {
    const first = subtable.readUInt16BE(starts + at);
    const last = subtable.readUInt16BE(14 + at);
    const delta = subtable.readUInt16BE(starts + bytes + at);
    const place = starts + 2 * bytes + at;
    const offset = subtable.readUInt16BE(place);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = offset === 0 ? code : subtable.readUInt16BE(place + offset + 2 * (code - first));
      if (offset === 0 || glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
}

function readGroups(subtable: Buffer, glyphs: Map<number, number>): void {
  for (let at = 16; at < 16 + 12 * subtable.readUInt32BE(12); at += 12) {
    const first = subtable.readUInt32BE(at);
    for (let code = first; code <= subtable.readUInt32BE(at + 4); code++) {
      glyphs.set(code, subtable.readUInt32BE(at + 8) + code - first);
    }
  }
}
