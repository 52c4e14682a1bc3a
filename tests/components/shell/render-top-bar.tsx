import { act } from '@testing-library/react';
import { TopBar } from '@/components/shell/top-bar';
import { type Theme, ThemeContext } from '@/components/shell/use-theme';
import { AtPath } from '../../support/at-path';
import { renderInLocale } from '../../support/render-in-locale';

// Not the provider itself: it renders a script, which React reports as an error outside of a prerendered page.
export const shownTheme: Theme = { mode: 'system', resolved: 'light', setMode: () => {}, toggle: () => {} };

export function renderTopBar() {
  return act(() =>
    renderInLocale(
      <ThemeContext value={shownTheme}>
        <AtPath pathname="/contact">
          <TopBar />
        </AtPath>
      </ThemeContext>,
    ),
  );
}

export function browseWith(userAgent: string) {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
}
