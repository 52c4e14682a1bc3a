import { readFileSync } from 'node:fs';
import { pictureHues, pictureSheet } from '@/lib/og/picture-hues';

const [day = '', night = ''] = readFileSync('app/styles/picture.css', 'utf8').split('.dark');

describe.each([
  ['day', day],
  ['night', night],
] as const)('the colours of the social pictures by %s', (daytime, css) => {
  it('are those of the pictures on the pages', () => {
    const onPages = [...css.matchAll(/--p-(\w+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g)].map(
      ([, name = '', lightness, chroma, hue]) =>
        [name, rgbHex(Number(lightness) / 100, Number(chroma), Number(hue))] as const,
    );
    expect(onPages.length).toBeGreaterThan(20);
    expect(Object.fromEntries(onPages)).toEqual(pictureHues[daytime]);
    expect(pictureSheet(daytime)).toContain(`.fill-scene-sun{fill:${pictureHues[daytime].sun}}`);
  });
});

/** https://bottosson.github.io/posts/oklab/ */
function rgbHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(channel).join('')}`;
}

function channel(linear: number): string {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
}
