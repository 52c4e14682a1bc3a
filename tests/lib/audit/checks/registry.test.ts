import { type Check, categories } from '@/lib/audit/check';
import { withoutMeant } from '@/lib/audit/checks/find-check';
import { checks, checksVersion } from '@/lib/audit/checks/registry';

const all: readonly Check[] = checks;
const ids = all.map(({ id }) => id);

describe('the list of all checks', () => {
  it('names each once', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('covers every category', () => {
    expect([...new Set(all.map(({ category }) => category))].sort()).toEqual([...categories].sort());
  });

  it('puts a check after those it needs', () => {
    const early = all.flatMap(({ id, needs = [] }, index) =>
      needs
        .filter((needed) => !ids.slice(0, index).includes(needed))
        .map((needed) => `${id} needs ${needed}`),
    );
    expect(early).toEqual([]);
  });

  it('gives each a weight, a source to read on and at least one reason', () => {
    for (const { weight, source, reasons } of all) {
      expect(weight).toBeGreaterThanOrEqual(0);
      expect(source).toMatch(/^https:\/\//);
      expect(reasons.length).toBeGreaterThan(0);
    }
  });

  it('has a version', () => {
    expect(checksVersion).toMatch(/^[\da-f]{8}$/);
  });
});

describe('faults that a page of a website has', () => {
  const faults = [
    { id: 'meta-description', reason: 'missing' },
    { id: 'social-preview', reason: 'none' },
    { id: 'html-has-lang', reason: 'missing' },
    { id: 'local-business', reason: 'missing' },
  ];
  const keep = (path: string, more: { isNoindex?: boolean; isDescribed?: boolean } = {}) =>
    withoutMeant(faults, { url: `https://luna.example${path}`, isNoindex: false, ...more }).map(
      ({ id }) => id,
    );

  it.each([
    '/cart',
    '/checkout/',
    '/account/orders.php',
    '/warenkorb',
    '/es/mi-cuenta',
    '/minha-conta',
    '/koszyk',
    '/%D0%BA%D0%BE%D0%BB%D0%B8%D1%87%D0%BA%D0%B0',
    '/?s=tea',
    '/page/2',
  ])('are none of search where it stays out of search on purpose: %s', (path) => {
    expect(keep(path, { isNoindex: true })).toEqual(['html-has-lang']);
    expect(keep(path)).toHaveLength(4);
  });

  it.each(['/', '/services', '/order', '/carts-and-trailers', '/tags'])(
    'are all of them where noindex hides what customers look for: %s',
    (path) => expect(keep(path, { isNoindex: true })).toHaveLength(4),
  );

  it('are not that it doesn’t describe the business, where another page does', () => {
    expect(keep('/about', { isDescribed: true })).not.toContain('local-business');
  });
});
