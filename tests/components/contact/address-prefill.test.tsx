/** @jest-environment ./tests/support/render-environment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ContactCard } from '@/components/contact/contact-card';
import { ContactForm } from '@/components/contact/contact-form';
import { axeViolations } from '@/tests/support/axe-violations';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';

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
  return renderInLocale(<ContactCard locale={locale} />, locale);
}

const message = () => screen.getByLabelText('Message');
const service = () => screen.getByLabelText(/^Service/);
const source = () => document.querySelector('[name=source]')?.getAttribute('value');

describe('who comes to the contact form from a package', () => {
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
        services={[{ value: '', label: 'Not sure yet' }]}
        packages={[{ id: 'gold', message: 'Gold, please.', service: 'other' }]}
        icons={{ ok: '', fault: '' }}
        attachments={{ label: '', open: '', remove: '', gone: '', message: '' }}
        answers={{
          checking: '',
          sent: '',
          stamp: { sent: '', number: '' },
          failed: '',
          kept: '',
          formKeptInHistory: '',
        }}
        labels={{
          name: 'Name',
          email: 'Email',
          phone: 'Phone',
          phoneForCall: 'Phone',
          service: 'Service',
          message: 'Message',
          messageHint: '',
          more: '',
          submit: 'Send',
          sending: '',
        }}
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
