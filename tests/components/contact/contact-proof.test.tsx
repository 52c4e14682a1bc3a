/** @jest-environment ./tests/support/render-environment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactCard } from '@/components/contact/contact-card';
import { axeViolations } from '@/tests/support/axe-violations';
import { pasteInto } from '@/tests/support/paste-into';
import { createProofRequest, isProof } from '@/tests/support/proof-challenge';
import { type ReceivedCall, startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { eachTest } from '@/tests/support/started';

const thanks = "Thank you! We'll get back to you soon.";
const checking = /^We’re getting a lot of messages right now, so sending takes a few seconds longer/;
const written = { name: 'Deb Kowalski', email: 'deb@nerangcreek.example', message: 'Nobody finds us.' };

const api = eachTest(() => startApi({ formToken: 'token-1' }));
afterEach(() => {
  jest.restoreAllMocks();
});

const status = () => screen.getByRole('status');

async function fillIn() {
  const user = userEvent.setup({ delay: null });
  await pasteInto(screen.getByLabelText('Name'), written.name, user);
  await pasteInto(screen.getByLabelText('Email'), written.email, user);
  await pasteInto(screen.getByLabelText('Message'), written.message, user);
  return user;
}

async function send(user: ReturnType<typeof userEvent.setup>): Promise<ReceivedCall> {
  const arrives = api.nextCall();
  await user.click(screen.getByRole('button'));
  return arrives;
}

describe('the contact form while leads flood in', () => {
  beforeEach(() => renderInLocale(<ContactCard locale="en" />));

  it('solves what the server asks, says so, keeps the text, and sends again by itself', async () => {
    const first = await send(await fillIn());
    const arrives = api.nextCall();
    first.answer(428, await createProofRequest());

    await waitFor(() => expect(status()).toHaveTextContent(checking));
    expect(screen.getByRole('button')).toBeDisabled();
    expect(screen.getByLabelText('Message')).toHaveValue(written.message);

    const second = await arrives;
    const { proof, ...fields } = Object(second.body);
    expect(await isProof(proof)).toBe(true);
    expect(fields).toEqual(first.body);
    expect(second.headers['idempotency-key']).toBe(first.headers['idempotency-key']);
    second.answer(200, { success: true, id: '1' });
    await waitFor(() => expect(status()).toHaveTextContent(thanks));
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  it('sends form data when the browser can solve nothing, which is always taken', async () => {
    const asked = await createProofRequest();
    jest.spyOn(console, 'warn').mockReturnValue();
    jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('not on this connection'));
    const first = await send(await fillIn());
    const arrives = api.nextCall();
    first.answer(428, asked);

    const second = await arrives;
    expect(second.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(second.headers.accept).toBe('application/json');
    expect(second.body).toMatchObject({ ...written, page: '/contact', locale: 'en' });
    second.answer(200, { success: true, id: '1' });
    await waitFor(() => expect(status()).toHaveTextContent(thanks));
  });

  it('sends form data when the solution comes too late', async () => {
    const first = await send(await fillIn());
    const asked = await createProofRequest();
    const arrives = api.nextCall();
    first.answer(428, asked);
    const second = await arrives;
    const arrivesAgain = api.nextCall();
    second.answer(428, asked);

    const third = await arrivesAgain;
    expect(third.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    third.answer(200, { success: true, id: '1' });
    await waitFor(() => expect(status()).toHaveTextContent(thanks));
  });
});

describe('the contact form’s token', () => {
  beforeEach(() => renderInLocale(<ContactCard locale="en" />));

  it('is asked for once the form is touched, goes with the message, and is not used again', async () => {
    const read = jest.spyOn(Response.prototype, 'json');
    expect(read).not.toHaveBeenCalled();
    const user = await fillIn();
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    await act(async () => void (await read.mock.results[0]?.value));

    const first = await send(user);
    expect(first.body).toMatchObject({ formToken: 'token-1' });
    first.answer(200, { success: true, id: '1' });
    await waitFor(() => expect(status()).toHaveTextContent(thanks));

    await user.click(screen.getByLabelText('Name'));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });
});

it('the sentence about the calculation passes axe', async () => {
  await renderInLocale(<ContactCard locale="fa" />, 'fa');
  const user = userEvent.setup({ delay: null });
  const [name, email] = screen.getAllByRole('textbox');
  const message = document.querySelector('textarea');
  if (!name || !email || !message) throw new Error('fields are missing');
  await pasteInto(name, 'Deb', user);
  await pasteInto(email, 'deb@nerangcreek.example', user);
  await pasteInto(message, 'Hi', user);
  const first = await send(user);
  const arrives = api.nextCall();
  first.answer(428, await createProofRequest());

  await waitFor(() => expect(status()).not.toBeEmptyDOMElement());
  await arrives;
  expect(await axeViolations(document.body)).toEqual([]);
});
