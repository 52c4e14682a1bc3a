import { render } from '@testing-library/react';
import { LanguageSwitcher } from '@/components/shell/language-switcher';
import { AtPath } from '../../support/at-path';

// A separate file is a separate page load: the stored language is read once per load.
it('an unknown stored language is logged and removed, and the switcher renders nothing [LANG-10, LANG-11]', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('language', 'tlh');
  const { container } = render(
    <AtPath pathname="/contact">
      <LanguageSwitcher locale="en" chooseLabel="Choose a language" />
    </AtPath>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(logged).toHaveBeenCalledWith('Unknown language code in storage: tlh');
  expect(localStorage.getItem('language')).toBeNull();
  logged.mockRestore();
});
