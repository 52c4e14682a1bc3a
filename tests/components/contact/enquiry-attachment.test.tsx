/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactCard } from '@/components/contact/contact-card';
import type { Attachment } from '@/lib/attachments/attachment';
import { axeViolations } from '@/tests/support/axe-violations';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { eachTest } from '@/tests/support/started';

const token = 'AbCdEfGhIjKlMnOpQrStUv';
const attachment: Attachment = {
  kind: 'check',
  title: 'SEO check of smith.example',
  lines: ['Score: 54 out of 100', 'The page has no title.'],
  url: `http://localhost/reports/${token}`,
};

const api = eachTest(startApi);
beforeAll(() => {
  // jsdom has no scrolling.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

/** The contact form at an address with an attachment, and the request for its description. */
async function open(name = token, locale: 'en' | 'fa' = 'en') {
  window.history.replaceState(null, '', `/contact?attachment=${name}`);
  const arrives = api.nextCall();
  const { container } = await renderInLocale(<ContactCard locale={locale} />, locale);
  return { call: await arrives, container };
}

const slip = () => screen.findByRole('region', { name: attachment.title });
const carried = () => document.querySelector('[name=attachment]')?.getAttribute('value');
const message = () => screen.getByRole('textbox', { name: 'Message' });

describe('who comes to the contact form from a result', () => {
  it('sees what goes along, and a first message with the service that fits', async () => {
    const { call, container } = await open();
    expect(call.path).toBe(`/api/attachments/${token}`);
    call.answer(200, { attachment });
    const shown = within(await slip());
    expect(shown.getByText('Score: 54 out of 100')).toBeInTheDocument();
    expect(shown.getByText('The page has no title.')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', attachment.url);
    expect(message()).toHaveValue('Please get back to me about the result I have attached.');
    expect(screen.getByLabelText(/^Service/)).toHaveValue('seo');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('sends its token along, and no more the next time', async () => {
    const { call } = await open();
    call.answer(200, { attachment });
    await slip();
    const user = userEvent.setup({ delay: null });
    await pasteInto(screen.getByLabelText('Name'), 'Deb Kowalski', user);
    await pasteInto(screen.getByLabelText('Email'), 'deb@nerangcreek.example', user);
    const arrives = api.nextCall();
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    const sent = await arrives;
    expect(sent.body).toMatchObject({ attachment: token, service: 'seo' });
    sent.answer(200, { success: true, id: '1' });
    await waitFor(() => expect(screen.queryByRole('region', { name: attachment.title })).toBeNull());
    expect(carried()).toBeUndefined();
    expect(window.location.search).toBe('');
  });

  it('can leave it out', async () => {
    const { call } = await open();
    call.answer(200, { attachment });
    await userEvent.click(within(await slip()).getByRole('button', { name: 'Leave it out' }));
    expect(screen.queryByRole('region', { name: attachment.title })).toBeNull();
    expect(carried()).toBeUndefined();
    expect(window.location.search).toBe('');
  });

  it('keeps the message that was typed before', async () => {
    const { call } = await open();
    await userEvent.type(message(), 'My own words.');
    call.answer(200, { attachment });
    await slip();
    expect(message()).toHaveValue('My own words.');
  });

  it('reads that the result is no longer there, and sends no attachment', async () => {
    const { call } = await open();
    call.answer(404, { success: false, code: 'not_found', message: '' });
    expect(
      await screen.findByText(/^The result that this link points to is no longer here/),
    ).toBeInTheDocument();
    expect(carried()).toBeUndefined();
  });

  it('sends the token although its description could not be had: the server looks it up', async () => {
    const { call } = await open();
    call.answer(503, { success: false, code: 'unavailable', message: '' });
    await waitFor(() => expect(carried()).toBe(token));
  });

  it('reads it in Persian', async () => {
    const { call, container } = await open(token, 'fa');
    expect(call.headers['accept-language']).toMatch(/^fa/);
    call.answer(200, { attachment });
    expect(within(await slip()).getByRole('button', { name: 'برداشتن' })).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
  });

  it.each(['', 'short', '../../etc', 'project:'])('asks nothing for %j', async (name) => {
    window.history.replaceState(null, '', `/contact?attachment=${encodeURIComponent(name)}`);
    await renderInLocale(<ContactCard locale="en" />);
    expect(carried()).toBeUndefined();
    expect(api.calls).toEqual([]);
  });
});
