import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coastPieces } from '@/components/art/coast-cut';
import { piecePath } from '@/components/art/jigsaw';
import { ArticleText } from '@/components/ui/article-text';
import { Dial, needleDegrees } from '@/components/ui/dial';
import { HoneypotField } from '@/components/ui/honeypot-field';
import { parseFirstNumber } from '@/components/ui/mark-tables';
import { ProgressAnimation } from '@/components/ui/progress-animation';
import { Tooltip } from '@/components/ui/tooltip';
import { TooltipHost } from '@/components/ui/tooltip-host';
import { useLazyComponent } from '@/components/ui/use-lazy-component';
import { loadMessages } from '@/lib/i18n/messages';
import { honeypotField } from '@/lib/site/honeypot-field';
import { axeViolations } from '@/tests/support/axe-violations';
import { fakePointerEvents } from '@/tests/support/fake-pointer-events';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { listImports, sourceFiles } from '@/tests/support/source-files';
import { withMessages } from '../../support/with-messages';

function Tool({ name }: { name: string }) {
  return <p>{name} is here</p>;
}

function Place({ load }: { load: () => Promise<typeof Tool> }) {
  const Part = useLazyComponent(load);
  if (Part === 'loading') return <p>wait</p>;
  if (Part === 'failed') return <p>sorry</p>;
  return <Part name="tool" />;
}

describe('the text of an article', () => {
  const table = '| Work | Price |\n| --- | --- |\n| Oil | $90 |\n| Tyres | $400 |';

  const template = 'Hi [name],\n\nyour ute is ready.\n\n– The workshop';

  const fenced = `Send this:\n\n\`\`\`\n${template}\n\`\`\``;

  it('shows a table with its column headings', async () => {
    const { container } = await renderInLocale(<ArticleText>{table}</ArticleText>, 'en');
    const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
    expect(texts('columnheader')).toEqual(['Work', 'Price']);
    expect(texts('cell')).toEqual(['Oil', '$90', 'Tyres', '$400']);
    expect(await axeViolations(container)).toEqual([]);
  });

  it.each(['en', 'fa'] as const)('offers a template that is copied as it is written (%s)', async (locale) => {
    const user = userEvent.setup();
    const { blog } = await loadMessages(locale);
    await renderInLocale(<ArticleText>{fenced}</ArticleText>, locale);
    await user.click(screen.getByRole('button', { name: blog.template.copy }));
    expect(screen.getByRole('status')).toHaveTextContent(blog.template.copied);
    expect(await navigator.clipboard.readText()).toBe(template);
  });

  it('lets the first letter of a template decide its direction', async () => {
    const code = '```\n<link rel="alternate" hreflang="en">\n```';
    const { container } = await renderInLocale(<ArticleText>{code}</ArticleText>, 'fa');
    expect(container.querySelector('pre')).toHaveAttribute('dir', 'auto');
  });

  it('says what to do where the template could not be copied', async () => {
    const user = userEvent.setup();
    const { blog } = await loadMessages('en');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await renderInLocale(<ArticleText>{fenced}</ArticleText>, 'en');
    await user.click(screen.getByRole('button', { name: blog.template.copy }));
    expect(screen.getByRole('status')).toHaveTextContent(blog.template.failed);
  });

  it.each([
    ['20~25 °C, then 22~27 °C', '20~25 °C, then 22~27 °C'],
    ['これは**「大切なこと」**です。', 'これは<strong>「大切なこと」</strong>です。'],
    ['一行目の\n続き', '一行目の続き'],
  ])('shows %j as it is meant', async (markdown, html) => {
    const { container } = await renderInLocale(<ArticleText>{markdown}</ArticleText>, 'ja');
    expect(container.querySelector('p')?.innerHTML).toBe(html);
  });

  it('keeps code within a sentence in its own direction, and offers no copy of it', async () => {
    await renderInLocale(<ArticleText>{'یک `tel:` بنویسید.'}</ArticleText>, 'fa');
    expect(screen.getByText('tel:')).toHaveAttribute('dir', 'ltr');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the dial', () => {
  const show = (score: number, formatNumber: (value: number) => string = String) =>
    render(
      <Dial
        score={score}
        label={`Score ${score} out of 100`}
        caption="out of 100"
        formatNumber={formatNumber}
      />,
    );

  it('says its reading to those who cannot see the needle', () => {
    show(62);
    expect(screen.getByRole('img', { name: 'Score 62 out of 100' })).toBeVisible();
  });

  it('spans 240 degrees, with 50 straight up', () => {
    expect([0, 50, 100].map(needleDegrees)).toEqual([-120, 0, 120]);
  });

  it('points the needle at the score', () => {
    const { container } = show(75);
    expect(container.querySelector('.needle path')).toHaveAttribute('transform', 'rotate(60 150 150)');
  });

  it('writes its scale in the digits of the language', () => {
    show(62, (value) => new Intl.NumberFormat('fa').format(value));
    expect(screen.getByText('۱۰۰')).toBeVisible();
    expect(screen.getByText('۶۲')).toBeVisible();
  });
});

describe('the jigsaw', () => {
  /** The heads of all knobs in a path: the end point of each large arc, and its direction. */
  function knobs(path: string) {
    return [...path.matchAll(/A46 46 0 1 ([01]) ([\d.]+) ([\d.]+)/g)].map(([, turn, x, y]) => ({
      turn,
      x: Number(x),
      y: Number(y),
    }));
  }

  it('draws a piece without knobs as its outline', () => {
    expect(piecePath([0, 0], [{ to: [10, 0] }, { to: [10, 5] }, { to: [0, 5] }, { to: [0, 0] }])).toBe(
      'M0 0H10V5H0V0Z',
    );
  });

  it('bulges out of the piece for a tab and into it for a socket', () => {
    const tab = piecePath([0, 100], [{ to: [200, 100], knob: { at: 100, kind: 'tab' } }]);
    const socket = piecePath([0, 100], [{ to: [200, 100], knob: { at: 100, kind: 'socket' } }]);
    expect(knobs(tab)[0]?.y).toBeLessThan(100);
    expect(knobs(socket)[0]?.y).toBeGreaterThan(100);
  });

  it.each(['ltr', 'rtl'] as const)('gives every tab its socket (%s)', (dir) => {
    const all = coastPieces(dir).flatMap(({ path }) => knobs(path));
    const tabs = all.filter(({ turn }) => turn === '1');
    const sockets = all.filter(({ turn }) => turn === '0');
    expect(tabs).toHaveLength(9);
    expect(sockets).toHaveLength(tabs.length);
  });

  it('leaves one undivided piece of sky where the headline is', () => {
    const [first] = coastPieces('ltr');
    const last = coastPieces('rtl')[2];
    expect(first.path.startsWith('M0 0H740')).toBe(true);
    expect(last.path.startsWith('M700 0H1440')).toBe(true);
  });
});

describe('tables of an article', () => {
  const table = '| Week | Jobs | Links |\n| --- | --- | --- |\n| 1 | 20 | 5 |\n| 2 | 10 | none |';

  describe('a table in an article', () => {
    it('has bars below the numbers of the named columns, on one scale', async () => {
      await renderInLocale(<ArticleText barColumns={[1, 2]}>{table}</ArticleText>);
      const shareOf = (text: string) =>
        screen.getByRole('cell', { name: text }).style.getPropertyValue('--share');
      expect(shareOf('20')).toBe('100%');
      expect(shareOf('10')).toBe('50%');
      expect(shareOf('5')).toBe('25%');
      expect(shareOf('none')).toBe('');
      expect(shareOf('1')).toBe('');
    });

    it('names the column in each cell, for phones, and is cards there if it has columns of words', async () => {
      const { rerender } = await renderInLocale(<ArticleText>{table}</ArticleText>);
      expect(screen.getByRole('cell', { name: 'none' })).toHaveAttribute('data-label', 'Links');
      expect(screen.getByRole('table')).toHaveClass('cards');
      rerender(await withMessages(<ArticleText barColumns={[1, 2]}>{table}</ArticleText>, 'en'));
      expect(screen.getByRole('table')).not.toHaveClass('cards');
      const wider = '| Package | Site | Care | Sum |\n| --- | --- | --- | --- |\n| Basic | 4 | 3 | 7 |';
      rerender(await withMessages(<ArticleText barColumns={[1, 2, 3]}>{wider}</ArticleText>, 'en'));
      expect(screen.getByRole('table')).toHaveClass('cards');
    });
  });

  it.each([
    ['20 seconds or more', 20],
    ['1,295 $', 1295],
    ['0,32', 0.32],
    ['1 691 AUD', 1691],
    ['1.691 AUD', 1691],
    ['۱٬۶۹۱ دلار', 1691],
    ['۰٫۰۸', 0.08],
    ['約20秒', 20],
  ])('the first number of %s is %d', (text, number) => expect(parseFirstNumber(text)).toBe(number));

  it('has no number where there is none', () => expect(parseFirstNumber('nothing today')).toBeUndefined());
});

describe('the progress animation', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const value = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('lasts 3000 ms, and moves in ticks of 100 ms [SEOSRV-10]', () => {
    render(<ProgressAnimation label="Progress" whenFull="Still working." />);
    wait(99);
    expect(value()).toBe('0');
    wait(1);
    expect(value()).toBe('3');
    wait(2_800);
    expect(value()).toBe('97');
    wait(100);
    expect(value()).toBe('100');
    expect(screen.getByText('Still working.')).toBeVisible();
  });

  it('can last another time', () => {
    render(<ProgressAnimation durationMs={5000} label="Progress" whenFull="Still working." />);
    wait(2_500);
    expect(value()).toBe('50');
  });
});

describe('a tooltip', () => {
  const box = () => document.querySelector('.tooltip');

  const button = (name: string) => screen.getByRole('button', { name });

  const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

  const point = (element: Element, pointerType = 'mouse') =>
    act(async () => {
      fireEvent.pointerOver(element, { pointerType });
    });

  async function renderTools() {
    const page = render(
      <>
        <TooltipHost />
        <Tooltip text="Choose a theme">
          <button type="button" aria-label="Theme" />
        </Tooltip>
        <button type="button" aria-label="Sound" data-tooltip="Sound On" />
        <p>Elsewhere</p>
      </>,
    );
    // The module is loaded as it would be after the first hover, so that only the delays are measured.
    await import('@/components/ui/tooltip-view');
    return page;
  }

  beforeEach(() => {
    fakePointerEvents();
    // jsdom has no layout and no ResizeObserver.
    Object.assign(globalThis, {
      ResizeObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    });
    jest.useFakeTimers();
  });

  afterEach(() => jest.useRealTimers());

  it('opens after 700 ms, and a neighbouring one at once within 300 ms [SHELL-09]', async () => {
    await renderTools();
    await point(button('Theme'));
    await wait(699);
    expect(box()).toBeNull();
    await wait(1);
    expect(box()).toHaveTextContent('Choose a theme');

    await point(screen.getByText('Elsewhere'));
    await wait(120);
    expect(box()).toBeNull();
    await wait(299);
    await point(button('Sound'));
    await wait(0);
    expect(box()).toHaveTextContent('Sound On');

    await point(screen.getByText('Elsewhere'));
    await wait(120 + 301);
    await point(button('Theme'));
    await wait(699);
    expect(box()).toBeNull();
    await wait(1);
    expect(box()).toHaveTextContent('Choose a theme');
  });

  it('opens at once for the keyboard, and closes by Escape', async () => {
    await renderTools();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.tab();
    await wait(0);
    expect(button('Theme')).toHaveFocus();
    expect(box()).toHaveTextContent('Choose a theme');
    await user.keyboard('{Escape}');
    expect(box()).toBeNull();
    expect(button('Theme')).toHaveFocus();
  });

  it('stays while the pointer moves onto it, and goes when it is pressed', async () => {
    await renderTools();
    await point(button('Theme'));
    await wait(700);
    await point(screen.getByText('Elsewhere'));
    const shown = box();
    if (!shown) throw new Error('no tooltip');
    await point(shown);
    await wait(1000);
    expect(box()).not.toBeNull();
    await act(async () => {
      fireEvent.pointerDown(button('Theme'));
    });
    expect(box()).toBeNull();
  });

  it('is not for fingers', async () => {
    await renderTools();
    await point(button('Theme'), 'touch');
    await wait(2000);
    expect(box()).toBeNull();
  });
});

it('is no part of the page for people and for password managers', () => {
  const { container } = render(<HoneypotField />);
  const field = container.querySelector('input');
  expect(field).not.toBeVisible();
  expect(field).toHaveAttribute('name', honeypotField);
  for (const [name, value] of [
    ['autocomplete', 'off'],
    ['tabindex', '-1'],
    ['data-1p-ignore', ''],
    ['data-bwignore', 'true'],
    ['data-form-type', 'other'],
    ['data-lpignore', 'true'],
  ] as const) {
    expect(field).toHaveAttribute(name, value);
  }
});

it.each([
  'components/contact/contact-form.tsx',
  'components/quote/quote-panel.tsx',
  'components/audit/request/audit-form.tsx',
])('is in the form of %s', (path) => {
  const [file] = sourceFiles([path], /\.tsx$/);
  expect(file && listImports(file).map(({ target }) => target)).toContain('components/ui/honeypot-field');
});

describe('a part that is loaded later', () => {
  const loads = async () => Tool;

  const fails = async () => {
    throw new Error('no such chunk');
  };

  afterEach(() => jest.restoreAllMocks());

  it('holds the place until the part is there', async () => {
    render(<Place load={loads} />);
    expect(screen.getByText('wait')).toBeVisible();
    expect(await screen.findByText('tool is here')).toBeVisible();
    expect(screen.queryByText('wait')).not.toBeInTheDocument();
  });

  it('reports when the part fails to load, and logs why', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    render(<Place load={fails} />);
    expect(await screen.findByText('sorry')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('A part of the page could not be loaded:', expect.any(Error));
  });

  it('is content when the page has gone before the part comes', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const part = Promise.withResolvers<typeof Tool>();
    const load = () => part.promise;
    const { unmount } = render(<Place load={load} />);
    unmount();
    part.resolve(Tool);
    await part.promise;
    expect(screen.queryByText('tool is here')).not.toBeInTheDocument();
    expect(logged).not.toHaveBeenCalled();
  });
});
