import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftSaver } from '@/components/staff/draft-saver';
import { KeyboardShortcuts } from '@/components/staff/keyboard-shortcuts';
import { LeadBoard } from '@/components/staff/lead-board';
import { LeadCards } from '@/components/staff/lead-cards';
import { ClippedNotice } from '@/components/staff/newsletter/clipped-notice';
import { SubscriberList } from '@/components/staff/subscriber-list';
import { VisitsReport } from '@/components/staff/visits-report';
import { toColumns } from '@/lib/leads/fields';
import type { Suspicion } from '@/lib/leads/judge-spam';
import type { DeskLead } from '@/lib/leads/leads-store';
import { renderIssue } from '@/lib/newsletter/issues/issue-mail';
import type { BoardColumn } from '@/lib/staff/read-board';
import { filterSchema } from '@/lib/staff/schema';
import { summarizeDays } from '@/lib/staff/summarize-visits';

describe('the keys of the desk', () => {
  const words = { next: 'next', previous: 'previous', answer: 'answer', note: 'note', search: 'search' };

  function show() {
    render(
      <main>
        <input id="q" aria-label="Search" />
        {['Dana', 'Sam'].map((name) => (
          <div key={name} data-card="">
            <a href={`/staff/leads/${name}`}>{name}</a>
            <a href="tel:1">Call {name}</a>
          </div>
        ))}
        <textarea id="note" aria-label="Note" />
        <KeyboardShortcuts label="Keyboard shortcuts" words={words} />
      </main>,
    );
    return userEvent.setup();
  }

  beforeAll(() => {
    // jsdom has no layout.
    Element.prototype.scrollIntoView = () => undefined;
  });

  beforeEach(() => localStorage.clear());

  it('lead from card to card, to the note and to the search, but not while somebody types', async () => {
    const user = show();
    for (const [key, name] of [
      ...([
        ['j', 'Dana'],
        ['j', 'Sam'],
        ['j', 'Sam'],
        ['k', 'Dana'],
      ] as const),
    ]) {
      await user.keyboard(key);
      expect(screen.getByRole('link', { name })).toHaveFocus();
    }
    await user.keyboard('n');
    await user.keyboard('j/');
    expect(screen.getByLabelText('Note')).toHaveValue('j/');
    screen.getByRole('link', { name: 'Sam' }).focus();
    await user.keyboard('/');
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  it('can be switched off, and stay off', async () => {
    const user = show();
    await user.click(screen.getByLabelText('Keyboard shortcuts'));
    screen.getByRole('link', { name: 'Dana' }).focus();
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'Dana' })).toHaveFocus();
    expect(localStorage.getItem('desk-keys')).toBe('off');
  });

  it('are shown as far as they do something on the page, and not at all where none does', async () => {
    const { unmount } = render(
      <main>
        <section id="answer">
          <textarea id="body" aria-label="Your answer" />
        </section>
        <textarea id="note" aria-label="Note" />
        <KeyboardShortcuts label="Keyboard shortcuts" words={words} />
      </main>,
    );
    expect((await screen.findByText('answer', { exact: false })).parentElement).toHaveTextContent(
      /^e answer n note$/,
    );
    unmount();
    render(<KeyboardShortcuts label="Keyboard shortcuts" words={words} />);
    expect(screen.queryByLabelText('Keyboard shortcuts')).toBeNull();
  });
});

describe('the card of an enquiry', () => {
  const show = (suspicion: Suspicion) => {
    const lead: DeskLead = {
      ...toColumns({ name: 'Dana', email: 'dana@example.com', message: 'Hello.', locale: 'en' }),
      ...{ id: 'id-1', fingerprint: null, received_at: 0, spam_marks: '', suspicion, client_ip: null },
      ...{ user_agent: null, visitor_id: null, mail_key: 'k', route: null, reason: null, same_as: null },
      ...{ carried_by: null, state: 'new', taken_by: null, amount_cents: null, due_at: null, version: 0 },
      answered_at: null,
    };
    render(<LeadCards leads={[lead]} now={0} />);
  };

  it('says of what its mail calls possible spam that it is', () => {
    show('suspected');
    expect(screen.getByText('Possible spam')).toBeVisible();
  });

  it('says nothing of the kind of others', () => {
    show('none');
    expect(screen.queryByText('Possible spam')).toBeNull();
  });
});

describe('a board without a card', () => {
  const columns: BoardColumn[] = [{ state: 'new', leads: [], count: 0, hasMore: false }];
  const show = (query: Record<string, string>) =>
    render(<LeadBoard columns={columns} filter={filterSchema.parse({ view: 'board', ...query })} now={0} />);

  it.each([
    ['says what will be in a column', {}, /^New enquiries appear here/],
    ['says that a search found nothing', { q: 'dana' }, /^Nothing matches\./],
    ['says that a search was too long to be made', { q: 'x'.repeat(201) }, /^A search takes up to 200 /],
  ])('%s', (_, query, said) => {
    show(query);
    expect(screen.getByText(said)).toBeVisible();
  });
});

describe('a list of subscribers without a row', () => {
  const filter = { state: 'all', q: '', language: '', before: '', after: '' } as const;

  it.each([
    ['says what will be here', '', /^Nobody here\. People who ask for the newsletter appear here/],
    ['says that a search found nobody', 'dana', /^Nothing matches\./],
    ['says that a search was too long to be made', 'x'.repeat(201), /^A search takes up to 200 .* has 201\./],
  ])('%s', (_, q, said) => {
    render(<SubscriberList subscribers={[]} filter={{ ...filter, q }} total={0} />);
    expect(screen.getByText(said)).toBeVisible();
  });
});

describe('the notice of a clipped text', () => {
  const paragraph = 'کسب‌وکار شما در گوگل بهتر دیده می‌شود و مشتری زودتر تماس می‌گیرد. ';

  /** An issue in Persian with so many characters, as mailed. */
  async function mailOf(length: number) {
    const body = paragraph.repeat(Math.ceil(length / paragraph.length)).slice(0, length);
    const text = { locale: 'fa', subject: 'خبر', preheader: '', body } as const;
    return (await renderIssue(text, 'fa', Date.now()))({ email: 'dana@example.com', token: 'U'.repeat(22) });
  }

  it('says that Gmail cuts an issue off, with its size, its language and what to do', async () => {
    const mail = await mailOf(58_000);
    render(<ClippedNotice mail={mail} language="Persian" />);
    expect(screen.getByText(/^Too long for Gmail: 1\d\d kB for readers of Persian\./)).toHaveTextContent(
      'Shorten the text.',
    );
  });

  it('says nothing of an issue that Gmail shows whole', async () => {
    const { container } = render(<ClippedNotice mail={await mailOf(20_000)} language="Persian" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the saver of drafts', () => {
  const words = { saving: 'Saving…', saved: 'Saved.', notSaved: 'Not saved: {reason}', offline: 'Offline.' };

  const answerOf = (status: number, text: string, type = 'basic') => ({
    ...{ status, type, ok: status === 200 },
    text: async () => text,
  });

  const stored = answerOf(200, '{"to":"/staff/leads/1","stored":{"seen":7,"news":"Ben answered."}}');

  const signedOut =
    '<h1>No</h1><p>You are signed out.</p><a href="/staff/sign-in?next=1">Sign in, in a new tab</a>';

  it.each([
    ['says that it is stored', async () => stored, 'Saved.'],
    [
      'says who is answering instead',
      async () => answerOf(409, '<h1>No</h1><p>Ben is answering.</p>'),
      'Not saved: Ben is answering.',
    ],
    [
      'says that nothing is, where the session has ended',
      async () => answerOf(401, signedOut),
      'Not saved: You are signed out.',
    ],
    [
      'takes no redirect for success, such as one to a sign-in page',
      async () => answerOf(0, '', 'opaqueredirect'),
      'Offline.',
    ],
    ['takes no other page for success', async () => answerOf(200, '<p>Sign in to the network'), 'Offline.'],
    ['says that the site can’t be reached', () => Promise.reject(new TypeError()), 'Offline.'],
  ])('a draft is sent when nothing more is typed, and %s', async (_, answer, said) => {
    const request = jest.fn((_address: string, _options: { body: URLSearchParams }) => answer());
    Object.defineProperty(globalThis, 'fetch', { value: request, configurable: true });
    jest.useFakeTimers();
    render(
      <form action="/staff/answer">
        <textarea name="body" aria-label="Your answer" />
        <input type="hidden" name="seen" defaultValue="0" />
        <p role="status" data-news="" />
        <p data-saved="">Unsaved</p>
        <button type="submit" name="action" value="send" />
        <DraftSaver words={words} />
      </form>,
    );
    for (const value of ['Y', 'Yes']) {
      fireEvent.input(screen.getByLabelText('Your answer'), { target: { value } });
      jest.advanceTimersByTime(1000);
    }
    expect(request).not.toHaveBeenCalled();
    jest.advanceTimersByTime(500);
    jest.useRealTimers();
    expect(
      await screen.findByText(
        (_text, element) =>
          element?.matches('[data-saved]') === true && element.textContent?.startsWith(said) === true,
      ),
    ).toBeInTheDocument();
    expect(request.mock.calls.map(([address, { body }]) => [address, String(body)])).toEqual([
      ['/staff/answer', 'body=Yes&seen=0&action=save'],
    ]);
    const isStored = said === 'Saved.';
    expect(document.querySelector('[name="seen"]')).toHaveAttribute('value', isStored ? '7' : '0');
    expect(screen.queryByText('Ben answered.') !== null).toBe(isStored);
    const link = screen.queryByRole('link', { name: 'Sign in, in a new tab' });
    expect(link?.getAttribute('target')).toBe(said.includes('signed out') ? '_blank' : undefined);
  });

  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));
});

describe('the report of visits', () => {
  type Visits = Parameters<typeof VisitsReport>[0]['visits'];

  const now = Date.parse('2026-11-23T10:00+10:00');

  const today = Math.floor(Date.parse('2026-11-23T00:00Z') / 86_400_000);

  const view = { measure: 'views', name: '', count: 1 } as const;

  const none = { pages: [], sources: [], languages: [], begun: [], isSumming: false };

  const noEnquiries = { origins: [], pages: [], forms: [], tools: [] };

  function show(days: number[], enquiries: Partial<Visits['enquiries']> = {}) {
    const views = days.map((day) => ({ ...view, day }));
    return render(
      <VisitsReport
        visits={{ ...summarizeDays(views, now), ...none, enquiries: { ...noEnquiries, ...enquiries } }}
      />,
    );
  }

  it('says what is counted, since when, and that only visitors who allowed analytics are', () => {
    show([today - 3, today]);
    expect(screen.getByText(/^Page views of visitors/)).toHaveTextContent(
      /who allowed analytics, since 20 Nov 2026,/,
    );
  });

  it('says that nothing is counted yet', () => {
    show([]);
    expect(screen.getByText(/^Page views of visitors/)).toHaveTextContent(/none yet/);
  });

  it('shows the way from a tool to an enquiry, and what brought those who wrote', () => {
    show([], {
      origins: [
        { name: 'google', enquiries: 3, answered: 2, won: 1, wonCents: 124_680 },
        { name: '', enquiries: 1, answered: 0, won: 0, wonCents: 0 },
      ],
      tools: [{ name: 'check', finished: 40, enquiries: 4, answered: 1, won: 0, wonCents: 0 }],
    });
    const readRows = (name: RegExp) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map((row) => row.textContent);
    expect(readRows(/^Tools finished/)).toEqual([
      'ToolFinishedEnquiriesAnsweredWonBrought',
      'Website check40410',
    ]);
    expect(readRows(/where they came from/)).toEqual([
      'FromEnquiriesAnsweredWonBrought',
      'google321$1,246.80',
      'Direct, or not known100',
    ]);
  });
});
