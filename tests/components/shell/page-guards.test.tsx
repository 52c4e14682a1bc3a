import { render, screen } from '@testing-library/react';
import { PageStart } from '@/components/shell/page-start';
import { SkipLink } from '@/components/shell/skip-link';
import { guardMovedNodes } from '@/lib/browser/hydration/guard-moved-nodes';
import { ignoreHydrationErrorAfterTranslation } from '@/lib/browser/hydration/ignore-hydration-error-after-translation';
import { env } from '@/lib/config/env';
import { localeCodes } from '@/lib/i18n/locales';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';

/** As components should not be, and libraries are: texts beside what comes and goes. */
function Mixed({ isBusy }: { isBusy: boolean }) {
  return (
    <p data-testid="mixed">
      {isBusy && <b>!</b>}
      {isBusy ? 'busy' : 'idle'}
      {!isBusy && ' now'}
    </p>
  );
}

describe('nodes that somebody else moved', () => {
  const { insertBefore, removeChild } = Node.prototype;

  beforeEach(guardMovedNodes);

  afterEach(() => Object.assign(Node.prototype, { insertBefore, removeChild }));

  /** What browsers' translators do to each text node: `keep` moves it, otherwise it is replaced. */
  function translate(root: Node, keep: boolean): void {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode);
    for (const node of nodes) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      node.parentNode?.insertBefore(outer, node);
      inner.append(keep ? node : `[${node.textContent}]`);
      if (!keep) node.parentNode?.removeChild(node);
    }
  }

  it.each([
    ['moved', true],
    ['replaced', false],
  ])('React can insert and remove beside a text node that was %s', (_how, keep) => {
    const { rerender, unmount } = render(<Mixed isBusy={false} />);
    translate(screen.getByTestId('mixed'), keep);
    rerender(<Mixed isBusy />);
    expect(screen.getByTestId('mixed').querySelector('b')).toHaveTextContent('!');
    rerender(<Mixed isBusy={false} />);
    expect(screen.getByTestId('mixed').querySelector('b')).toBeNull();
    unmount();
    expect(document.body).toHaveTextContent('');
  });

  it('a moved text leaves with what it was put into', () => {
    const { rerender } = render(<Mixed isBusy={false} />);
    translate(screen.getByTestId('mixed'), true);
    rerender(<Mixed isBusy />);
    expect(screen.getByTestId('mixed')).toHaveTextContent('!busy');
  });

  it('nodes where they are expected are inserted and removed as ever, in their order', () => {
    const list = document.createElement('ul');
    const [first, second] = [document.createElement('li'), document.createElement('li')];
    list.insertBefore(second, null);
    expect(list.insertBefore(first, second)).toBe(first);
    expect([...list.children]).toEqual([first, second]);
    expect(list.removeChild(first)).toBe(first);
    expect([...list.children]).toEqual([second]);
  });
});

describe('a page that somebody else changed', () => {
  const mismatch = 'Uncaught Error: Minified React error #418; visit https://react.dev/errors/418';

  /** Whether the error would be reported in the console. */
  const isReported = (message: string) =>
    window.dispatchEvent(new ErrorEvent('error', { message, cancelable: true }));

  test('a mismatch is an error unless something else has changed the page before, and other errors always are', async () => {
    document.body.innerHTML = '<p>Tell us the job.</p>';
    ignoreHydrationErrorAfterTranslation();
    window.dispatchEvent(new Event('DOMContentLoaded'));
    expect(isReported(mismatch)).toBe(true);
    document.querySelector('p')?.firstChild?.replaceWith(document.createElement('font'));
    // As React does it: the report comes in the task of the change.
    expect(isReported(mismatch)).toBe(true);
    await Promise.resolve();
    expect(isReported(mismatch)).toBe(false);
    expect(isReported('Uncaught TypeError: nothing is not a function')).toBe(true);
  });
});

describe('the ribbon of a preview', () => {
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
