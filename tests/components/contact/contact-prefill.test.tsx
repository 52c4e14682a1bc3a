/** @jest-environment ./tests/support/render-environment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ContactCard } from '@/components/contact/contact-card';
import { ContactForm } from '@/components/contact/contact-form';
import type { Attachment } from '@/lib/attachments/attachment';
import { axeViolations } from '@/tests/support/axe-violations';
import { pasteInto } from '@/tests/support/paste-into';
import { createProofRequest, isProof } from '@/tests/support/proof-challenge';
import { type ReceivedCall, startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { eachTest } from '@/tests/support/started';

describe('who comes to the contact form from a result', () => {
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
    const { container } = await renderInLocale(<ContactCard />, locale);
    return { call: await arrives, container };
  }

  const slip = () => screen.findByRole('region', { name: attachment.title });

  const carried = () => document.querySelector('[name=attachment]')?.getAttribute('value');

  const message = () => screen.getByRole('textbox', { name: 'Message' });

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
    await renderInLocale(<ContactCard />);
    expect(carried()).toBeUndefined();
    expect(api.calls).toEqual([]);
  });
});

describe('who comes to the contact form from a package', () => {
  const sentence = 'I would like the Professional package for $330 a month. Please tell me how we start.';

  beforeAll(() => {
    // jsdom has no scrolling.
    Element.prototype.scrollIntoView = () => {};
  });

  afterEach(() => {
    window.history.replaceState(null, '', '/');
  });

  async function renderAt(query: string, locale: 'en' | 'fa' = 'en') {
    window.history.replaceState(null, '', `/contact${query}`);
    return renderInLocale(<ContactCard />, locale);
  }

  const message = () => screen.getByLabelText('Message');

  const service = () => screen.getByLabelText(/^Service/);

  const source = () => document.querySelector('[name=source]')?.getAttribute('value');

  it('finds it named in the message with its price, and says where the enquiry comes from [PACK-09]', async () => {
    await renderAt('?package=professional');

    expect(message()).toHaveValue(sentence);
    expect(service()).toHaveValue('other');
    expect(source()).toBe('package:professional');
  });

  it.each([
    ['local-business-listings', 'Local listings', 'other'],
    ['seo-performance', 'SEO and performance', 'seo'],
  ])('or the service %s that they asked about', async (id, name, choice) => {
    await renderAt(`?service=${id}`);
    expect(message()).toHaveValue(`I’d like to know more about this service: ${name}.`);
    expect(service()).toHaveValue(choice);
    expect(source()).toBe(`service:${id}`);
  });

  it.each(['', '?package=', '?package=platinum', '?package=__proto__', '?service=constructor'])(
    'finds an empty form at /contact%s',
    async (query) => {
      await renderAt(query);

      expect(message()).toHaveValue('');
      expect(service()).toHaveValue('');
      expect(source()).toBeUndefined();
    },
  );

  it('keeps what was typed before the script arrived', async () => {
    window.history.replaceState(null, '', '/contact?package=gold');
    const host = document.body.appendChild(document.createElement('div'));
    const form = (
      <ContactForm
        locale="en"
        language="en-AU"
        page="/contact"
        fields={[
          {
            name: 'service',
            type: 'select',
            label: 'Service',
            options: [{ value: '', label: 'Not sure yet' }],
          },
          { name: 'message', type: 'textarea', label: 'Message', required: true },
        ]}
        packages={[{ id: 'gold', message: 'Gold, please.', service: 'other' }]}
        picture={null}
        words={{
          form: {
            messageHint: '',
            more: '',
            submit: 'Send',
            sending: '',
            checking: '',
            sent: '',
            failed: '',
          },
          attachment: { label: '', open: '', remove: '', gone: '', message: '' },
          phoneForCall: 'Phone',
        }}
        stamps={{ sent: '', saved: '', number: '' }}
        kept=""
        formKeptInHistory=""
      />
    );
    host.insertAdjacentHTML('afterbegin', renderToString(form));
    await userEvent.type(message(), 'Typed early.');

    const root = await act(async () => hydrateRoot(host, form));

    expect(message()).toHaveValue('Typed early.');
    await act(async () => root.unmount());
    host.remove();
  });

  it('sends the package along, and finds the form empty afterwards', async () => {
    const api = await startApi();
    await renderAt('?package=professional');
    const user = userEvent.setup({ delay: null });
    await pasteInto(screen.getByLabelText('Name'), 'Deb Kowalski', user);
    await pasteInto(screen.getByLabelText('Email'), 'deb@nerangcreek.example', user);

    const arrives = api.nextCall();
    await user.click(screen.getByRole('button'));
    const call = await arrives;
    expect(call.body).toMatchObject({ message: sentence, service: 'other', source: 'package:professional' });
    call.answer(200, { success: true, id: '1' });

    await waitFor(() => expect(message()).toHaveValue(''));
    await api.stop();
  });

  it('finds an accessible form', async () => {
    const { container } = await renderAt('?package=starter', 'fa');
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('the proof that a form asks for', () => {
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
    beforeEach(() => renderInLocale(<ContactCard />));

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
    beforeEach(() => renderInLocale(<ContactCard />));

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
    await renderInLocale(<ContactCard />, 'fa');
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
});
