import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareWeights, weighPages } from '@/scripts/tools/page-weight/weigh-pages';
import { tempDir } from '@/tests/support/temp-dir';

describe('the weight of pages', () => {
  it('is that of each page compressed, with its styles', () => {
    const temp = tempDir('weigh');
    const folder = path.join(temp.path, 'server/app/fa');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'contact.html'), '<style>a{color:red}</style><p>Hello</p>');
    const { 'fa/contact': contact } = weighPages(temp.path);
    expect(contact?.html).toBeGreaterThan(contact?.styles ?? Number.NaN);
    expect(contact?.styles).toBeGreaterThan(20);
    temp.remove();
  });

  it('is compared page by page: more, less, new and gone, without the noise of a compressor', () => {
    const page = (html: number) => ({ html, styles: 0 });
    const said = compareWeights(
      { en: page(10_240), de: page(20_480), fa: page(5_000), old: page(1_024) },
      { en: page(11_264), de: page(18_432), fa: page(5_020), new: page(2_048) },
    );
    expect(said).toContain('4 pages, 3 with another weight.');
    expect(said).toContain('| en | 10.0 | 11.0 | +1024 |');
    expect(said).toContain('| de | 20.0 | 18.0 | −2048 |');
    expect(said).toContain('| new | new | 2.0 | +2048 |');
    expect(said).toContain('| old | 1.0 | gone | |');
    expect(said).not.toContain('| fa |');
  });

  it('says in one line that nothing changed', () => {
    expect(compareWeights({ en: { html: 1, styles: 1 } }, { en: { html: 1, styles: 1 } })).toBe(
      '1 pages, 0 with another weight.',
    );
  });
});
