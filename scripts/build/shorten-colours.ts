/** `oklch(46.58% 0.081 218.6)`, without opacity, in the notation of built styles. */
const opaqueOklch = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g;

/**
 * Converts opaque OKLCH colours in a style sheet to hexadecimal. These are a third as long, and the digits in every page's
 * styles are hardly compressible. Colours outside sRGB are unchanged.
 */
export function shortenColours(css: string): string {
  return css.replace(opaqueOklch, (colour, lightness, chroma, hue) => {
    const channels = toLinearRgb(Number(lightness) / 100, Number(chroma), Number(hue)).map(toByte);
    if (channels.some((byte) => byte < 0 || byte > 255)) return colour;
    return `#${channels.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  });
}

/** https://bottosson.github.io/posts/oklab/ */
function toLinearRgb(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** 0 to 255 within sRGB, otherwise below or above. */
function toByte(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
}
