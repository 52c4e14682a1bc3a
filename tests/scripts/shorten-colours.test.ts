import { readFileSync } from 'node:fs';
import { pictureHues } from '@/lib/og/picture-hues';
import { shortenColours } from '@/scripts/build/shorten-colours';

describe('shortenColours', () => {
  it.each(['day', 'night'] as const)(
    'writes the colours of the pictures by %s as they are drawn',
    (daytime) => {
      const [day = '', night = ''] = readFileSync('app/styles/picture.css', 'utf8').split('.dark');
      const short = shortenColours(daytime === 'day' ? day : night);
      const written = [...short.matchAll(/--p-(\w+): ([^;]+)/g)].map(([, name, colour]) => [name, colour]);
      expect(Object.fromEntries(written)).toEqual(pictureHues[daytime]);
    },
  );

  it('leaves a colour with an opacity, and one beyond sRGB', () => {
    const kept = 'a{color:oklch(20.8% .04 265.8/.22)}b{color:oklch(70% .35 145)}';
    expect(shortenColours(kept)).toBe(kept);
  });

  it('reads numbers without a leading zero', () => {
    expect(shortenColours('--ink:oklch(20.77% .0398 265.8)')).toBe('--ink:#0f172a');
  });
});
