import { PictureBackground } from '@/components/og/picture-background';
import { pictureDesign } from '@/lib/og/picture-design';
import { socialPictures } from '@/lib/og/picture-file';
import { pictureSheet } from '@/lib/og/picture-hues';
import { svgMarkup } from '@/lib/og/svg-markup';

const backgrounds = socialPictures
  .filter(({ locale }) => locale === 'en' || locale === 'fa')
  .map(({ file, subject, locale }) => ({
    file,
    markup: svgMarkup(
      <PictureBackground
        design={pictureDesign(subject)}
        dir={locale === 'fa' ? 'rtl' : 'ltr'}
        post={'post' in subject ? subject.post : undefined}
      />,
    ),
  }));

describe('the drawing behind the words of a social picture', () => {
  it.each(backgrounds)('$file is well-formed, and has a colour for every shape', ({ markup }) => {
    const svg = new DOMParser().parseFromString(markup, 'image/svg+xml');
    expect(svg.querySelector('parsererror')).toBeNull();
    const sheet = pictureSheet('day');
    const unknown = [...svg.querySelectorAll('path[class], circle[class]')]
      .map((shape) => shape.getAttribute('class') ?? '')
      .filter((name) => !name.split(' ').some((part) => sheet.includes(`.${part}{`)));
    expect(unknown).toEqual([]);
  });

  it.each(backgrounds)('$file has no letters in it, which the renderer could not draw', ({ markup }) => {
    expect(markup).not.toContain('<text');
  });

  it('keeps the coast as it is in Persian, and mirrors the cut', () => {
    const persian = backgrounds.find(({ file }) => file === 'about-fa.png')?.markup;
    expect(persian).toContain('translate(1200 0) scale(-');
    expect(persian?.match(/scale\(-/g)).toHaveLength(2);
  });
});

describe('a drawing as SVG source', () => {
  it('writes attributes as SVG knows them, and escapes what is in them', () => {
    expect(
      svgMarkup(
        <svg viewBox="0 0 1 1" aria-label={'"A" & <B>'}>
          <path className="fill-scene-sea" strokeWidth={2} d="M0 0" />
        </svg>,
      ),
    ).toBe(
      '<svg viewBox="0 0 1 1" aria-label="&quot;A&quot; &amp; &lt;B>"><path class="fill-scene-sea" stroke-width="2" d="M0 0"></path></svg>',
    );
  });

  it('refuses what it would have to wait for', () => {
    expect(() => svgMarkup(Promise.resolve('later'))).toThrow('A drawing can not wait for anything.');
  });
});
