import { localeCodes } from '@/lib/i18n/locales';
import { picturePath, socialPictures } from '@/lib/og/picture-file';
import { pageIds, pages, postIds, postPath } from '@/lib/site/pages';

const indexable = [
  ...pageIds.filter((id) => pages[id].indexable).map((id) => pages[id].path),
  ...postIds.map(postPath),
];

describe('the files of the social pictures', () => {
  it('are one for each page that may be listed, and for each article, in each language', () => {
    const addresses = indexable.flatMap((path) => localeCodes.map((locale) => picturePath(path, locale)));
    expect(new Set(addresses)).toEqual(new Set(socialPictures.map(({ file }) => `/og/${file}`)));
    expect(new Set(addresses).size).toBe(indexable.length * localeCodes.length);
  });

  it('are named after the page and the language', () => {
    expect(picturePath('/', 'en')).toBe('/og/home-en.png');
    expect(picturePath('/about', 'fa')).toBe('/og/about-fa.png');
    expect(picturePath('/blog/3', 'zh')).toBe('/og/blog-3-zh.png');
  });

  it('are those of the home page for pages that are not listed', () => {
    expect(picturePath('/success', 'de')).toBe('/og/home-de.png');
    expect(picturePath('/newsletter/confirmed', 'pl')).toBe('/og/home-pl.png');
  });
});
