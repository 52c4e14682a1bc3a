/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactCard } from '@/components/contact/contact-card';
import { axeViolations } from '@/tests/support/axe-violations';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';

type Api = Awaited<ReturnType<typeof startApi>>;

const failed = 'Something went wrong. Please try again.';
const thanks = "Thank you! We'll get back to you soon.";
const labels = {
  name: 'Name',
  email: 'Email',
  phone: /^Phone/,
  service: /^Service/,
  message: 'Message',
} as const;
const written = {
  name: 'Deb Kowalski',
  email: 'deb@nerangcreek.example',
  phone: '0400 000 000',
  service: 'seo',
  message: 'Nobody finds us.\nWhat would it cost?',
} as const;

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(async () => {
  await api.stop();
});

const field = (name: keyof typeof labels) => screen.getByLabelText(labels[name]);
const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status');

async function fillIn() {
  const user = userEvent.setup({ delay: null });
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    // user-event does not notice form.reset() and would type behind the text that is gone.
    await user.clear(field(name));
    await user.type(field(name), written[name]);
  }
  await user.selectOptions(field('service'), written.service);
  return user;
}

async function sendFilledIn() {
  const user = await fillIn();
  const arrives = api.nextCall();
  await user.click(button());
  return { user, call: await arrives };
}

function expectFields(values: Record<keyof typeof labels, string>) {
  for (const name of ['name', 'email', 'phone', 'service', 'message'] as const) {
    expect(field(name)).toHaveValue(values[name]);
  }
}

const empty = { name: '', email: '', phone: '', service: '', message: '' };

describe('the contact form as it is first seen', () => {
  beforeEach(() => renderInLocale(<ContactCard locale="en" />));

  it('has name, email, phone, service and message, all empty [CONTACT-07]', () => {
    expectFields(empty);
  });

  it('offers exactly the six services [CONTACT-08]', () => {
    const values = within(field('service'))
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));

    expect(values).toEqual([
      '',
      'automotive-website',
      'digital-marketing',
      'seo',
      'business-growth',
      'other',
    ]);
  });

  it('requires a name [CONTACT-09]', () => {
    expect(field('name')).toBeRequired();
  });

  it('requires an email address of valid format, by the browser [CONTACT-10]', async () => {
    const email = field('email');
    expect(email).toBeRequired();
    expect(email).toHaveAttribute('type', 'email');

    await userEvent.type(email, 'deb@');

    expect(email).toBeInvalid();
  });

  it('requires a message [CONTACT-11]', () => {
    expect(field('message')).toBeRequired();
  });

  it('leaves phone and service optional [CONTACT-12]', () => {
    expect(field('phone')).not.toBeRequired();
    expect(field('service')).not.toBeRequired();
  });

  it('has a button that reads "Send Message" [CONTACT-13]', () => {
    expect(button()).toBeEnabled();
    expect(button()).toHaveTextContent(/^Send Message$/);
  });

  it('posts by itself, without script, and keeps the trap out of everybody’s way', () => {
    const form = document.querySelector('form');
    const trap = document.querySelector('[name=website]');

    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/contact');
    expect(form).not.toHaveAttribute('novalidate');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('is left to the browser while it is not valid [CONTACT-22]', async () => {
    await userEvent.click(button());

    expect(api.calls).toHaveLength(0);
    expect(status()).toBeEmptyDOMElement();
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });
});

describe('sending the contact form', () => {
  beforeEach(() => renderInLocale(<ContactCard locale="en" />));

  it('posts the five fields as JSON, with where it comes from [CONTACT-20]', async () => {
    const { call } = await sendFilledIn();

    expect(call).toMatchObject({ method: 'POST', path: '/api/contact' });
    expect(call.headers).toMatchObject({ 'content-type': 'application/json', 'accept-language': 'en-AU' });
    expect(call.headers['idempotency-key']).toMatch(/^[\w-]{8,100}$/);
    expect(call.body).toEqual({
      ...written,
      page: '/contact',
      locale: 'en',
      website: '',
      elapsedMs: expect.any(Number),
    });
    call.answer(200, { success: true });
    await waitFor(() => expect(status()).toHaveTextContent(thanks));
  });

  it('reads "Sending..." and is disabled until the answer, then "Send Message" again [CONTACT-14, CONTACT-15]', async () => {
    const { user, call } = await sendFilledIn();
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent(/^Sending\.\.\.$/);

    call.answer(200, { success: true });
    await waitFor(() => expect(button()).toBeEnabled());
    expect(button()).toHaveTextContent(/^Send Message$/);

    await fillIn();
    const arrives = api.nextCall();
    await user.click(button());
    (await arrives).answer(500, { success: false });
    await waitFor(() => expect(status()).toHaveTextContent(failed));
    expect(button()).toBeEnabled();
    expect(button()).toHaveTextContent(/^Send Message$/);
  });

  it('thanks and clears every field after an ok answer [CONTACT-16, CONTACT-17]', async () => {
    const { call } = await sendFilledIn();
    expectFields(written);

    call.answer(200, { success: true, id: '1' });

    await waitFor(() => expect(status()).toHaveTextContent(thanks));
    expectFields(empty);
  });

  it('says what went wrong, the answer’s own sentence second, and keeps every field [CONTACT-17, CONTACT-18]', async () => {
    const { call } = await sendFilledIn();

    call.answer(503, { success: false, code: 'unavailable', message: 'Please call 1300 944 422.' });

    await waitFor(() => expect(status()).toHaveTextContent(failed));
    const lines = [...status().querySelectorAll('p')].map((line) => line.textContent);
    expect(lines).toEqual([failed, 'Please call 1300 944 422.']);
    expectFields(written);
  });

  it('says so when nobody answers, and that nothing is lost [CONTACT-17, CONTACT-18]', async () => {
    const { call } = await sendFilledIn();

    call.drop();

    await waitFor(() => expect(status()).toHaveTextContent(failed));
    expect(status().querySelector('p')).toHaveTextContent(new RegExp(`^${failed}$`));
    expect(within(status()).getByRole('link', { name: '1300 944 422' })).toHaveAttribute(
      'href',
      'tel:1300944422',
    );
    expectFields(written);
  });

  it('keeps the old message until the next result replaces it [CONTACT-19]', async () => {
    const { user, call } = await sendFilledIn();
    call.answer(500, { success: false });
    await waitFor(() => expect(status()).toHaveTextContent(failed));

    const arrives = api.nextCall();
    await user.click(button());
    const second = await arrives;
    expect(button()).toBeDisabled();
    expect(status()).toHaveTextContent(failed);

    second.answer(200, { success: true });
    await waitFor(() => expect(status()).toHaveTextContent(thanks));
    expect(status()).not.toHaveTextContent(failed);
  });

  it.each([
    [200, { success: false, message: 'The body is not read.' }, thanks],
    [201, {}, thanks],
    [400, { success: true }, failed],
  ])('judges an answer by its status alone: %i [CONTACT-21]', async (code, body, text) => {
    const { call } = await sendFilledIn();

    call.answer(code, body);

    await waitFor(() => expect(status()).toHaveTextContent(text));
  });

  it('shows the reasons of a 422 at their fields and goes to the first [CONTACT-22]', async () => {
    const { call } = await sendFilledIn();

    call.answer(422, {
      success: false,
      code: 'validation_failed',
      message: 'Please check the marked fields.',
      fieldErrors: { email: ['This is not an email address.'], message: ['This is too long.'] },
    });

    await waitFor(() => expect(field('email')).toBeInvalid());
    expect(field('email')).toHaveFocus();
    expect(field('email')).toHaveAccessibleDescription('This is not an email address.');
    expect(field('message')).toHaveAccessibleDescription(/^This is too long\. /);
    expect(field('name')).toBeValid();
    expect(await axeViolations(document.body)).toEqual([]);
  });

  it('sends a retried draft under the same key, and an edited or a new one under another', async () => {
    const keys: unknown[] = [];
    const { user, call } = await sendFilledIn();
    keys.push(call.headers['idempotency-key']);
    call.drop();
    await waitFor(() => expect(button()).toBeEnabled());

    async function sendAgain(code: number) {
      const arrives = api.nextCall();
      await user.click(button());
      const next = await arrives;
      keys.push(next.headers['idempotency-key']);
      next.answer(code, {});
      await waitFor(() => expect(button()).toBeEnabled());
    }
    await sendAgain(500);
    await user.type(field('message'), ' Please hurry.');
    await sendAgain(200);
    await fillIn();
    await sendAgain(200);

    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });
});

describe.each(['en', 'fa'] as const)('the contact form in %s', (locale) => {
  it('passes axe after sending has failed', async () => {
    await renderInLocale(<ContactCard locale={locale} />, locale);
    const user = userEvent.setup();
    const [name, email] = screen.getAllByRole('textbox');
    const message = document.querySelector('textarea');
    if (!name || !email || !message) throw new Error('fields are missing');
    await user.type(name, 'Deb');
    await user.type(email, 'deb@nerangcreek.example');
    await user.type(message, 'Hi');
    const arrives = api.nextCall();
    await user.click(button());
    (await arrives).answer(500, {});

    await waitFor(() => expect(status()).not.toBeEmptyDOMElement());
    expect(await axeViolations(document.body)).toEqual([]);
  });
});
