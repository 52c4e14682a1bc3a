import { knownPaths, pageAliases, pagePaths, pages } from '@/lib/site/pages';
import nextConfig from '@/next.config.mjs';

it('a second address is no page of its own, and is known beside the first', () => {
  for (const { path, page } of pageAliases) {
    expect(pagePaths).not.toContain(path);
    expect(knownPaths).toEqual(expect.arrayContaining([path, pages[page].path]));
  }
});

it('/terms-of-service shows the page of /terms, in every language', async () => {
  const rewrites = await nextConfig.rewrites?.();
  if (!rewrites || Array.isArray(rewrites)) throw new Error('the rewrites are not those before files');
  const forTerms = rewrites.beforeFiles?.filter(({ source }) => source.endsWith('/terms-of-service'));
  expect(forTerms?.map(({ destination }) => destination)).toEqual(['/en/terms', '/:locale/terms']);
});
