import { render, screen, within } from '@testing-library/react';
import { LanguageMenu } from '@/components/shell/language-menu';
import { localeCodes, locales } from '@/lib/i18n/locales';
import { AtPath } from '../../support/at-path';

function renderMenu(pathname: string) {
  return render(
    <AtPath pathname={pathname}>
      <LanguageMenu locale="en" chooseLabel="Choose a language" icon={null} />
    </AtPath>,
  );
}

function listedLinks() {
  const list = screen.getByRole('list', { hidden: true, name: 'Choose a language' });
  return within(list)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
}

it.each([
  ['/contact', '/contact'],
  ['/en/contact', '/contact'],
  ['/fa/contact', '/contact'],
  ['/', '/'],
  ['/en/404', '/'],
])('at %s the menu links to %s in nine languages', (pathname, path) => {
  renderMenu(pathname);
  const expected = localeCodes.map((code) => (code === 'en' ? path : `/${code}${path === '/' ? '' : path}`));
  expect(listedLinks()).toEqual(expected);
  expect(screen.getByRole('button')).toHaveAccessibleName(`Choose a language: ${locales.en.nativeName}`);
});
