import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ThemeProvider } from '@/components/shell/theme-provider';
import { useTheme } from '@/components/shell/use-theme';
import { fakeSystemTheme } from '@/tests/support/fake-system-theme';

function Reading() {
  const { mode, resolved, toggle } = useTheme();
  return (
    <button type="button" onClick={toggle}>
      {`${mode ?? 'unknown'} ${resolved ?? 'unknown'}`}
    </button>
  );
}

const provided = (
  <ThemeProvider>
    <Reading />
  </ThemeProvider>
);

beforeEach(() => localStorage.clear());

describe('useTheme', () => {
  it('throws outside its provider [THEME-14]', () => {
    // React also logs errors thrown by components.
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});

    expect(() => render(<Reading />)).toThrow(new Error('useTheme must be used within a ThemeProvider'));

    log.mockRestore();
  });

  it('says what was chosen and what is shown', () => {
    fakeSystemTheme('dark');
    render(provided);
    expect(screen.getByRole('button')).toHaveTextContent('system dark');
  });

  it('takes a stored mode that is none for system', () => {
    fakeSystemTheme('light');
    localStorage.setItem('theme', 'sepia');
    render(provided);
    expect(screen.getByRole('button')).toHaveTextContent('system light');
  });

  it('toggles from what is shown, and between light and dark', async () => {
    fakeSystemTheme('dark');
    render(provided);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('light light');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('dark dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('knows nothing in the prerendered page, so that it says nothing wrong', () => {
    fakeSystemTheme('dark');
    localStorage.setItem('theme', 'dark');
    expect(renderToString(provided)).toContain('unknown unknown');
  });
});
