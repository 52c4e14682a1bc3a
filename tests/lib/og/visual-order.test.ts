import { shapePersian } from '@/lib/og/persian/shape-persian';
import { visualOrder } from '@/lib/og/persian/visual-order';

/** A Persian word in visual order. */
const word = (written: string) => [...shapePersian(written)].reverse().join('');

describe('the visual order of a Persian line', () => {
  it('lays words from right to left', () => {
    expect(visualOrder('طراحی سایت')).toBe(`${word('سایت')} ${word('طراحی')}`);
  });

  it('keeps a number in its own order', () => {
    expect(visualOrder('از ۱۵۹ دلار')).toBe(`${word('دلار')} ۱۵۹ ${word('از')}`);
    expect(visualOrder('تا ۱۲٫۵٪')).toBe(`۱۲٫۵٪ ${word('تا')}`);
  });

  it('keeps Latin words that follow each other in their own order', () => {
    expect(visualOrder('با Google Maps و سئو')).toBe(`${word('سئو')} ${word('و')} Google Maps ${word('با')}`);
  });

  it('keeps the marks between two Latin words between them', () => {
    expect(visualOrder('سئو SEO: checks, scores')).toBe(`SEO: checks, scores ${word('سئو')}`);
  });

  it('puts the comma after a Latin word to its left', () => {
    expect(visualOrder('در Robina، گلدکوست')).toBe(`${word('گلدکوست')} ،Robina ${word('در')}`);
  });

  it('mirrors brackets and quotation marks', () => {
    expect(visualOrder('«سئو» (رایگان)')).toBe(`(${word('رایگان')}) «${word('سئو')}»`);
  });

  it('starts a line of Latin letters alone at its first letter', () => {
    expect(visualOrder('Cornerpiece Digital')).toBe('Cornerpiece Digital');
  });
});
