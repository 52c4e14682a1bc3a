import { screen } from '@testing-library/react';
import { PageStart } from '@/components/shell/page-start';
import { SkipLink } from '@/components/shell/skip-link';
import { env } from '@/lib/config/env';
import { localeCodes } from '@/lib/i18n/locales';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';

const before = { ...env };
afterEach(() => {
  Object.assign(env, { GIT_BRANCH: undefined, GIT_COMMIT: undefined, PREVIEW_STORE: undefined }, before);
});

const makePreview = (settings = {}) =>
  Object.assign(env, {
    SITE_ENV: 'preview',
    GIT_BRANCH: 'new-prices',
    GIT_COMMIT: '468739e0c1d2',
    ...settings,
  });

describe('the ribbon of a preview', () => {
  it('says branch, commit and that the store is temporary, after the skip link', async () => {
    makePreview();
    const { container } = await renderInLocale(<PageStart />);
    const ribbon = screen.getByRole('complementary', { name: 'Preview' });
    expect(ribbon).toHaveTextContent(
      'Preview' +
        'Branch new-prices' +
        'Commit 468739e' +
        'Temporary storage: what you enter here will be lost.',
    );
    expect(container.firstElementChild).toBe(screen.getByRole('link', { name: 'Skip to content' }));
    expect(await axeViolations(container)).toEqual([]);
  });

  it('says nothing of the store when it lasts', async () => {
    makePreview({ PREVIEW_STORE: 'lasting' });
    await renderInLocale(<PageStart />);
    expect(screen.getByRole('complementary')).not.toHaveTextContent('Temporary');
  });

  it.each(localeCodes)('speaks the language of the page: %s', async (locale) => {
    makePreview();
    await renderInLocale(<PageStart />, locale);
    expect(screen.getByRole('complementary')).toHaveTextContent(/new-prices.*468739e/);
  });

  it('adds not a byte to a page of the real site', async () => {
    Object.assign(env, { GIT_BRANCH: 'main', GIT_COMMIT: '468739e0c1d2' });
    const { container: page } = await renderInLocale(<PageStart />);
    const { container: link } = await renderInLocale(<SkipLink />);
    expect(page.innerHTML).toBe(link.innerHTML);
  });
});
