import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { trackTruncation } from '@/lib/audit/facts/track-truncation';
import { presentAnalysis } from '@/lib/audit/report/present-analysis';
import { createVisit } from '@/tests/support/visit';

const many = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');
const page = (body: string) => `<!doctype html><html lang="en"><head><title>x</title></head><body>${body}`;

/** The truncation that each check reports. */
async function said(html: string, id: string) {
  const facts = judgeVisit({ ...createVisit({ html }), businessName: '' }).facts;
  const judged = facts.findings.find((finding) => finding.id === id)?.judged;
  const { issues } = await presentAnalysis(facts, 'en');
  return { judged, message: issues.find((issue) => issue.id === id)?.message ?? '' };
}

describe('a page with more than is checked', () => {
  it('of one kind of elements says so where that kind was looked at, and only there', async () => {
    const html = page(`<h1>x</h1>${many(4000, (index) => `<img src=${index}.png alt="">`)}`);
    const images = await said(html, 'image-alt');
    expect(images.judged).toEqual({ of: 'kind', kind: 'img', first: 3000 });
    expect(images.message).toMatch(/so many <img> elements that we only checked the first 3,000\.$/);
    expect((await said(html, 'document-title')).judged).toBeUndefined();
  });

  it('of everything says how much of it was read', async () => {
    const html = page(many(60_000, (index) => `<p>${index}`));
    const title = await said(html, 'document-title');
    expect(title.judged).toMatchObject({ of: 'page' });
    expect(title.judged?.first).toBeGreaterThan(40_000);
    expect(title.message).toBe('The page has a title: “x”.');
    expect((await said(html, 'http-status-code')).judged).toBeUndefined();
  });

  it('of text says so where text was looked at', async () => {
    const { judged } = await said(page(`<p>${'words '.repeat(40_000)}`), 'placeholder-text');
    expect(judged).toEqual({ of: 'text', kind: '', first: expect.any(Number) });
  });

  it('of described things says so where they were looked at', async () => {
    const html = page(many(120, () => '<div itemscope itemtype="https://schema.org/Thing"></div>'));
    expect((await said(html, 'structured-data')).judged).toEqual({ of: 'microdata', kind: '', first: 100 });
  });

  it('says so also to the second who gets what was worked out of it', async () => {
    const things = many(120, () => '<div itemscope itemtype="https://schema.org/Thing"></div>');
    const ids = ['structured-data', 'local-business', 'opening-hours'];
    const judged = await Promise.all(ids.map(async (id) => (await said(page(things), id)).judged?.of));
    expect(judged).toEqual(['microdata', 'microdata', 'microdata']);
  });

  it('is presented in every language', async () => {
    const html = page(many(4000, (index) => `<img src=${index}.png alt="">`));
    const facts = judgeVisit({ ...createVisit({ html }), businessName: '' }).facts;
    const { issues } = await presentAnalysis(facts, 'fa');
    expect(issues.find(({ id }) => id === 'image-alt')?.message).toContain('۳٬۰۰۰');
  });
});

it('a page that is there as a whole is not watched', () => {
  const visit = createVisit();
  expect(trackTruncation(visit).visit).toBe(visit);
  expect(trackTruncation(visit).judged()).toBeNull();
});
