import { shapePersian } from '@/lib/og/persian/shape-persian';

describe('shaping of Persian letters', () => {
  it.each([
    ['a letter between two, and one at each end', 'سلم', '\uFEB3\uFEE0\uFEE2'],
    ['letters after one that joins nothing', 'دفتر', '\uFEA9\uFED3\uFE98\uFEAE'],
    ['the Persian letters', 'پچژگک', '\uFB58\uFB7D\uFB8B\uFB94\uFB8F'],
    ['lam and alef as one', 'لا', '\uFEFB'],
    ['lam and alef after a letter that joins them', 'سلام', '\uFEB3\uFEFC\uFEE1'],
    ['lam and alef after a letter that does not', 'دلار', '\uFEA9\uFEFB\uFEAD'],
    ['a hamza on its seat', 'سئو', '\uFEB3\uFE8C\uFEEE'],
    ['a hamza that stands alone', 'جزء', '\uFE9F\uFEB0\uFE80'],
  ])('knows %s', (_, written, shaped) => {
    expect(shapePersian(written)).toBe(shaped);
  });

  it('parts letters at a zero-width non-joiner, and then drops it', () => {
    expect(shapePersian('می\u200cشود')).toBe('\uFEE3\uFBFD\uFEB7\uFEEE\uFEA9');
  });

  it('draws a heh with the hamza above as one, joined or alone', () => {
    expect(shapePersian('خانه\u0654')).toBe('\uFEA7\uFE8E\uFEE7\uFBA5');
    expect(shapePersian('دربارهٔ')).toBe('\uFEA9\uFEAD\uFE91\uFE8E\uFEAD\u06C0');
  });

  it('reads the Arabic letters that keyboards mix in as the Persian ones', () => {
    expect(shapePersian('كي')).toBe(shapePersian('کی'));
  });

  it('leaves vowel marks out, and joins across them', () => {
    expect(shapePersian('مثلاً')).toBe(shapePersian('مثلا'));
    expect(shapePersian('مُدل')).toBe(shapePersian('مدل'));
  });

  it('leaves everything else as it is', () => {
    expect(shapePersian('۱۲ Google!')).toBe('۱۲ Google!');
  });
});
