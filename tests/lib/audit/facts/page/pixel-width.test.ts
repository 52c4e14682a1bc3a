import { displayLength, pixelWidth } from '@/lib/audit/facts/page/pixel-width';

describe('the estimated width of a title', () => {
  it.each([
    ['', 0],
    ['i', 4],
    ['W', 19],
    ['Hello world', 99],
    ['给', 20],
  ])('of %j is %d px, as Arial at 20 px sets it', (text, width) => {
    expect(pixelWidth(text)).toBe(width);
  });

  it('counts a letter with an accent like the letter', () => {
    expect(pixelWidth('é')).toBe(pixelWidth('e'));
    expect(displayLength('e\u0301')).toBe(1);
  });

  it('gives a Chinese character the room of two letters', () => {
    expect(displayLength('给 a')).toBe(4);
  });
});
