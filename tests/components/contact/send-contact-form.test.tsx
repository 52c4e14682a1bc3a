/** @jest-environment ./tests/support/render-environment.ts */

import { cleanup, waitFor, within } from '@testing-library/react';
import { ContactCard } from '@/components/contact/contact-card';
import { trapField } from '@/lib/site/trap-field';
import { axeViolations } from '@/tests/support/axe-violations';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import {
  type Api,
  button,
  empty,
  expectFields,
  failed,
  field,
  fillIn,
  sendFilledIn,
  status,
  thanks,
  written,
} from './contact-form-parts';

let api: Api;
let logged: jest.SpyInstance;
beforeEach(async () => {
  logged = jest.spyOn(console, 'error').mockReturnValue();
  api = await startApi();
});
afterEach(async () => {
  await api.stop();
});

describe('sending the contact form', () => {
  beforeEach(() => renderInLocale(<ContactCard locale="en" />));

  it('posts the five fields as JSON, with where it comes from [CONTACT-20]', async () => {
    Object.defineProperty(document, 'referrer', { value: 'https://www.google.com/x', configurable: true });
    history.replaceState(null, '', '/services?utm_source=google&email=deb@nerang.example');
    const { call } = await sendFilledIn(api);

    expect(call).toMatchObject({ method: 'POST', path: '/api/contact' });
    expect(call.headers).toMatchObject({ 'content-type': 'application/json', 'accept-language': 'en-AU' });
    expect(call.headers['idempotency-key']).toMatch(/^[\w-]{8,100}$/);
    expect(call.body).toEqual({
      ...written,
      first_page: '/services',
      referrer: 'www.google.com',
      utm_source: 'google',
      call: '',
      page: '/contact',
      locale: 'en',
      [trapField]: '',
      elapsedMs: expect.any(Number),
    });
    call.answer(200, { success: true, id: '1' });
    await waitFor(() => expect(status()).toHaveTextContent(thanks));
  });

  it('reads "Sending..." and is disabled until the answer, then "Send Message" again [CONTACT-14, CONTACT-15]', async () => {
    const { user, call } = await sendFilledIn(api);
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent(/^Sending\.\.\.$/);

    call.answer(200, { success: true, id: '1' });
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
    const { call } = await sendFilledIn(api);
    expectFields(written);

    const receipt = ['You’ll have our answer by Friday, 2:32 pm.', 'A confirmation is on its way.'];
    call.answer(200, { success: true, id: '6ad0f3c8-7f0a-4d0c-9a9b-1', receipt });

    await waitFor(() => expect(status()).toHaveTextContent(thanks));
    const lines = [...status().querySelectorAll('p')].map((line) => line.textContent);
    expect(lines).toEqual([
      expect.stringMatching(/^Sent \d{1,2}:\d\d\s[ap]m [A-Z][\w+-]+ No\. 6ad0f3c8$/),
      thanks,
      ...receipt,
    ]);
    expectFields(empty);
  });

  it('says what went wrong, the answer’s own sentence second, and keeps every field [CONTACT-17, CONTACT-18]', async () => {
    const { call } = await sendFilledIn(api);

    call.answer(503, { success: false, code: 'unavailable', message: 'Please call 1300 944 422.' });

    await waitFor(() => expect(status()).toHaveTextContent(failed));
    const lines = [...status().querySelectorAll('p')].map((line) => line.textContent);
    expect(lines).toEqual([failed, 'Please call 1300 944 422.']);
    expectFields(written);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ status: 503, code: 'unavailable' }));
  });

  it('says so when nobody answers, and that nothing is lost [CONTACT-17, CONTACT-18]', async () => {
    const { call } = await sendFilledIn(api);

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
    const { user, call } = await sendFilledIn(api);
    call.answer(500, { success: false });
    await waitFor(() => expect(status()).toHaveTextContent(failed));

    const arrives = api.nextCall();
    await user.click(button());
    const second = await arrives;
    expect(button()).toBeDisabled();
    expect(status()).toHaveTextContent(failed);

    second.answer(200, { success: true, id: '1' });
    await waitFor(() => expect(status()).toHaveTextContent(thanks));
    expect(status()).not.toHaveTextContent(failed);
  });

  it.each([
    [200, { success: true, id: '1' }, thanks],
    [200, { success: false, message: 'No.' }, failed],
    [200, { success: true }, failed],
    [204, {}, failed],
    [400, { success: true, id: '1' }, failed],
  ])(
    'takes only an ok answer of ours that says so for success: %i %o [CONTACT-21]',
    async (code, body, text) => {
      const { call } = await sendFilledIn(api);

      call.answer(code, body);

      await waitFor(() => expect(status()).toHaveTextContent(text));
    },
  );

  it('shows the reasons of a 422 at their fields and goes to the first [CONTACT-22]', async () => {
    const { call } = await sendFilledIn(api);

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
    const { user, call } = await sendFilledIn(api);
    keys.push(call.headers['idempotency-key']);
    call.drop();
    await waitFor(() => expect(button()).toBeEnabled());

    async function sendAgain(code: number) {
      const arrives = api.nextCall();
      await user.click(button());
      const next = await arrives;
      keys.push(next.headers['idempotency-key']);
      next.answer(code, { success: code === 200, id: '1' });
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

  it('sends the same text under the same key after a reload, while the draft is kept', async () => {
    sessionStorage.setItem('draft-key-contact', 'a1'.repeat(16));
    const { call } = await sendFilledIn(api);
    call.drop();
    await waitFor(() => expect(button()).toBeEnabled());
    cleanup();
    await renderInLocale(<ContactCard locale="en" />);

    const again = await sendFilledIn(api);
    expect(again.call.headers['idempotency-key']).toBe(call.headers['idempotency-key']);
    again.call.answer(200, { success: true, id: '1' });
    await waitFor(() => expect(status()).toHaveTextContent(thanks));
    sessionStorage.clear();
  });
});
