import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import PageError from '@/app/[locale]/error';
import GlobalError from '@/app/global-error';
import { MissingPage } from '@/components/not-found/missing-page';
import { errorPageWords } from '@/lib/i18n/error-page-words';
import { type Locale, localeCodes, locales } from '@/lib/i18n/locales';
import { axeViolations } from '@/tests/support/axe-violations';
import { shareMarkup } from '@/tests/support/share-markup';

const retry = jest.fn();

/** Renders the words when mounted, as the layout does when the server sent none. */
function LateLayout({ words }: { words: string }) {
  useLayoutEffect(() => {
    document.body.dataset.errorWords = words;
  }, [words]);
  return <PageError retry={retry} />;
}

describe('the error page', () => {
  beforeEach(() => {
    retry.mockReset();
  });

  afterEach(() => {
    delete document.body.dataset.errorWords;
    history.replaceState(null, '', '/');
  });

  /** The words as rendered by the layout, with the phone number inserted by Next. */
  async function printedWords(locale: Locale): Promise<string> {
    return JSON.stringify({ ...(await errorPageWords(locale)), phone: '1300 944 422' });
  }

  /** With the layout's words in the document. */
  async function showError(locale: Locale) {
    document.documentElement.lang = locales[locale].hrefLang;
    document.documentElement.dir = locales[locale].dir;
    document.body.dataset.errorWords = await printedWords(locale);
    return render(<PageError retry={retry} />);
  }

  describe('the page in place of one whose code failed', () => {
    it('says sorry, and has the phone number, a button to try again and the way home', async () => {
      const { container } = await showError('en');
      expect(await axeViolations(container)).toEqual([]);
      const alert = within(screen.getByRole('alert'));
      expect(alert.getByRole('heading', { level: 1 })).toHaveTextContent('Sorry, something went wrong');
      expect(alert.getByRole('heading', { level: 1 })).toHaveFocus();
      expect(alert.getByText(/Something broke on our side/)).toBeVisible();
      expect(alert.getByRole('link', { name: '1300 944 422' })).toHaveAttribute('href', 'tel:1300944422');
      expect(alert.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
      await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
      expect(retry).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['fa', 'متأسفیم، مشکلی پیش آمد', '/fa'],
      ['de', 'Entschuldigung, da ist etwas schiefgegangen', '/de'],
      ['zh', '抱歉，出了点问题', '/zh'],
    ] as const)('speaks the language of its page: %s', async (locale, title, home) => {
      await showError(locale);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(screen.getAllByRole('link')[1]).toHaveAttribute('href', home);
    });

    it('has different words in each language', async () => {
      const titles = await Promise.all(
        localeCodes.map(async (locale) => (await errorPageWords(locale)).title),
      );
      expect(new Set(titles).size).toBe(localeCodes.length);
    });

    it('waits for the words of a layout that appears together with it', async () => {
      render(<LateLayout words={await printedWords('pl')} />);
      expect(await screen.findByText('Przepraszamy, coś poszło nie tak')).toBeVisible();
    });
  });

  describe('the document in place of a layout whose code failed', () => {
    it('loads the words of its address where no layout was rendered', async () => {
      history.replaceState(null, '', '/pl/contact');
      render(<GlobalError retry={retry} />, { container: document });
      expect(await screen.findByText('Przepraszamy, coś poszło nie tak')).toBeVisible();
      expect(document.documentElement).toHaveAttribute('lang', 'pl');
    });

    it('is in the language of the document that it replaces, and keeps its theme', async () => {
      history.replaceState(null, '', '/fa/contact');
      document.documentElement.className = 'dark';
      document.body.dataset.errorWords = await printedWords('fa');
      render(<GlobalError retry={retry} />, { container: document });
      expect(document.documentElement).toHaveAttribute('lang', 'fa');
      expect(document.documentElement).toHaveAttribute('dir', 'rtl');
      expect(document.documentElement).toHaveClass('dark');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('متأسفیم، مشکلی پیش آمد');
    });
  });
});

describe('the not-found page', () => {
  shareMarkup(<MissingPage />);

  it('is headed "404 Page Not Found" [NOTF-02]', () => {
    expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  });

  it('says that the page does not exist [NOTF-03]', () => {
    expect(screen.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  });

  it('leads home [NOTF-04]', () => {
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });

  it('leads home and to three likely pages', () => {
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/services',
      '/clients',
      '/seo-audit',
    ]);
  });
});

describe('the Persian not-found page', () => {
  shareMarkup(<MissingPage />, 'fa');

  it('leads home in its own language', () => {
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/fa');
  });
});
