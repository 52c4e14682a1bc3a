import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { cleanAddresses } from '@/lib/browser/forms/clean-addresses';
import { forgetTyped } from '@/lib/browser/forms/forget-typed';
import { hashText } from '@/lib/browser/forms/hash-text';
import { keepTyped } from '@/lib/browser/forms/keep-typed';
import { invisibleInAddress } from '@/lib/mail/clean-address';

const draft = (form: string) => JSON.parse(sessionStorage.getItem(`draft-${form}`) ?? '{}');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

// As in the head: before what is typed is kept.
cleanAddresses(invisibleInAddress);

/** Like a reload: the script in the head runs again, and the new page is parsed. */
function reload() {
  keepTyped(['contact', 'quote'], hashText);
  dispatchEvent(new Event('DOMContentLoaded'));
}

function Form({ form }: { form: string }) {
  return (
    <form data-form={form} onSubmit={(event) => event.preventDefault()}>
      <label>
        Name <input id={`${form}-name`} name="name" />
      </label>
      <label>
        Service
        <select name="service">
          <option value="">None</option>
          <option value="seo">SEO</option>
        </select>
      </label>
      <label>
        Urgent <input type="checkbox" name="flags" value="urgent" />
      </label>
      <label>
        Quiet <input type="checkbox" name="flags" value="quiet" defaultChecked />
      </label>
      <input type="hidden" name="locale" defaultValue="en" />
      <div aria-hidden="true">
        <input name="trap" data-testid="trap" />
      </div>
    </form>
  );
}

/** Controlled, as the quote dialog is. */
function Choice({ form }: { form: string }) {
  const [chosen, setChosen] = useState('email');
  const [email, setEmail] = useState('');
  return (
    <form data-form={form}>
      <input
        aria-label="Email"
        name="email"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {['email', 'phone'].map((value) => (
        <input
          key={value}
          aria-label={value}
          type="radio"
          name="by"
          value={value}
          checked={chosen === value}
          onChange={() => setChosen(value)}
        />
      ))}
      <output>{`${email} ${chosen}`}</output>
    </form>
  );
}

function Controls() {
  return (
    <>
      <button type="button">One</button>
      <button type="button">Two</button>
    </>
  );
}

beforeEach(() => {
  // The scripts of earlier tests run on.
  forgetTyped('contact');
  sessionStorage.clear();
  localStorage.clear();
});

it('what was typed and chosen, the focus and the selection are there again when React renders the form anew', async () => {
  reload();
  const { rerender } = render(<Form key="first" form="remount" />);
  await userEvent.type(field('Name'), 'Zoë Müller');
  await userEvent.selectOptions(field('Service'), 'seo');
  await userEvent.click(field('Urgent'));
  await userEvent.click(field('Quiet'));
  field('Name').focus();
  field('Name').setSelectionRange(2, 5);
  await userEvent.keyboard('{Shift}');

  rerender(<Form key="second" form="remount" />);

  await waitFor(() => expect(field('Name')).toHaveValue('Zoë Müller'));
  expect(field('Service')).toHaveValue('seo');
  expect(field('Urgent')).toBeChecked();
  expect(field('Quiet')).not.toBeChecked();
  expect(field('Name')).toHaveFocus();
  expect([field('Name').selectionStart, field('Name').selectionEnd]).toEqual([2, 5]);
});

it('a field that the visitor has only gone to keeps the focus, so that the first key reaches it', async () => {
  reload();
  const { rerender } = render(<Form key="first" form="untouched" />);
  act(() => field('Name').focus());
  rerender(<Form key="second" form="untouched" />);
  await waitFor(() => expect(field('Name')).toHaveFocus());
  await userEvent.keyboard('Zoë');
  expect(field('Name')).toHaveValue('Zoë');
});

it('a control that the visitor has gone to keeps the focus until hydration, so that Tab leads on from there', async () => {
  reload();
  const { rerender } = render(<Controls key="first" />);
  act(() => screen.getByRole('button', { name: 'Two' }).focus());
  rerender(<Controls key="second" />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Two' })).toHaveFocus());

  dispatchEvent(new Event('site:hydrated'));
  rerender(<Controls key="third" />);
  await act(async () => undefined);
  expect(document.body).toHaveFocus();
});

it.each([
  ['\u200bmara@luna.example\ufeff', 'mara@luna.example'],
  ['\u202amara@luna.example\u202c', 'mara@luna.example'],
  ['\u200cmara@luna.\u2060example\u00a0', 'mara@luna.example'],
  ['mara@می\u200cخواهم.example', 'mara@می\u200cخواهم.example'],
  ['mara at luna', 'mara at luna'],
])('an address pasted as %j is one that the browser sends, and React knows of it', async (pasted, shown) => {
  render(<Choice form="contact" />);
  fireEvent.input(field('Email'), { target: { value: pasted } });
  expect(field('Email')).toHaveValue(shown);
  await userEvent.click(screen.getByRole('radio', { name: 'phone' }));
  expect(field('Email')).toHaveValue(shown);
  expect(draft('contact')).toMatchObject({ email: [shown] });
});

it('React’s own state follows what comes back', async () => {
  reload();
  const { rerender } = render(<Choice key="first" form="state" />);
  await userEvent.type(field('Email'), 'zoe@example.com');
  await userEvent.click(field('phone'));
  rerender(<Choice key="second" form="state" />);
  expect(await screen.findByText('zoe@example.com phone')).toBeVisible();
});

it('a focus that the visitor has moved elsewhere stays there', async () => {
  reload();
  const { rerender } = render(<Form key="first" form="focus" />);
  await userEvent.type(field('Name'), 'Deb');
  // jsdom takes a document without a focused element for one in the background.
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  act(() => field('Name').blur());
  await new Promise((resolve) => setTimeout(resolve));
  rerender(<Form key="second" form="focus" />);
  await waitFor(() => expect(field('Name')).toHaveValue('Deb'));
  expect(document.body).toHaveFocus();
});

it('a form that is kept for the tab is there after a reload, without what the visitor can’t see, and gone when sent', async () => {
  reload();
  const { unmount } = render(<Form form="contact" />);
  await userEvent.type(field('Name'), 'Deb');
  await userEvent.type(screen.getByTestId('trap'), 'robot');
  expect(draft('contact')).toEqual({ 'contact-name': ['Deb'] });
  unmount();

  render(<Form form="contact" />);
  reload();
  expect(field('Name')).toHaveValue('Deb');

  forgetTyped('contact');
  expect(sessionStorage.getItem('draft-contact')).toBeNull();
});

describe('a tab that is copied with its draft', () => {
  const key = () => sessionStorage.getItem('draft-key-contact');
  /** The copy has what the tab had then; both share what is kept for the site. */
  const copyOf = (tab: Storage): Record<string, string> => Object.fromEntries(Object.entries(tab));
  const goTo = (copy: Record<string, string>) => {
    sessionStorage.clear();
    for (const [name, value] of Object.entries(copy)) sessionStorage.setItem(name, value);
  };
  async function typeAndSend() {
    reload();
    const { unmount } = render(<Form form="contact" />);
    await userEvent.type(field('Name'), 'Deb');
    const copy = copyOf(sessionStorage);
    expect(copy['draft-key-contact']).toMatch(/^[\da-f]{32}$/);
    forgetTyped('contact');
    unmount();
    expect(key()).toBeNull();
    return copy;
  }

  it('isn’t offered again what was sent from the other', async () => {
    goTo(await typeAndSend());
    render(<Form form="contact" />);
    // Reloading a page, browsers fill its fields by themselves.
    field('Name').value = 'Deb';
    reload();
    expect(field('Name')).toHaveValue('');
    expect(key()).toBeNull();
    expect(sessionStorage.getItem('draft-contact')).toBeNull();
  });

  it('keeps what was changed in it', async () => {
    const copy = await typeAndSend();
    goTo({ ...copy, 'draft-contact': JSON.stringify({ 'contact-name': ['Deb K'] }) });
    render(<Form form="contact" />);
    reload();
    expect(field('Name')).toHaveValue('Deb K');
    expect(key()).toBe(copy['draft-key-contact']);
  });
});

it('other forms are kept in the page only', async () => {
  reload();
  render(<Form form="newsletter" />);
  await userEvent.type(field('Name'), 'Deb');
  expect(sessionStorage).toHaveLength(0);
});

it('works without storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  reload();
  const { rerender } = render(<Form key="first" form="contact" />);
  await userEvent.type(field('Name'), 'Deb');
  rerender(<Form key="second" form="contact" />);
  await waitFor(() => expect(field('Name')).toHaveValue('Deb'));
  jest.restoreAllMocks();
});

it('a value in the address is newer than a draft', async () => {
  sessionStorage.setItem('draft-quote', JSON.stringify({ 'quote-name': ['Old'] }));
  window.location.hash = '#name=New';
  reload();
  render(<Form form="quote" />);
  await act(async () => undefined);
  expect(field('Name')).toHaveValue('');
  window.location.hash = '';
});
