/** @jest-environment ./tests/support/render-environment.ts */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactCard } from '@/components/contact/contact-card';
import { ContactHero } from '@/components/contact/contact-hero';
import { ContactSteps } from '@/components/contact/contact-steps';
import { ProfileSections } from '@/components/profile/profile-sections';
import type { Locale } from '@/lib/i18n/locales';
import { honeypotField } from '@/lib/site/honeypot-field';
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
} from '@/tests/components/contact/contact-form-parts';
import { axeViolations } from '@/tests/support/axe-violations';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { eachTest } from '@/tests/support/started';

describe('the contact page', () => {
  function renderPage(locale: Locale) {
    return renderInLocale(
      <main>
        <ContactHero />
        <ContactSteps />
      </main>,
      locale,
    );
  }

  beforeEach(() => renderPage('en'));

  const details = () => screen.getByRole('region', { name: 'Where to find us' });

  it('shows a hero, the contact details and the message form [CONTACT-02]', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Tell us the job.' })).toBeVisible();
    expect(details()).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Job card' })).getByRole('button')).toBeVisible();
  });

  it('shows the Gold Coast office in Robina [CONTACT-03]', () => {
    expect(within(details()).getByText('Gold Coast office')).toBeVisible();
    expect(within(details()).getByText('Robina QLD 4226')).toBeVisible();
  });

  it('shows the phone as a link that dials, left to right in every language [CONTACT-04]', () => {
    const phone = within(details()).getByRole('link', { name: '1300 944 422' });

    expect(phone).toHaveAttribute('href', 'tel:1300944422');
    expect(phone.querySelector('bdi')).toHaveAttribute('dir', 'ltr');
  });

  it('shows the email address as a link [CONTACT-05]', () => {
    const email = within(details()).getByRole('link', { name: 'hello@cornerpiece.example' });

    expect(email).toHaveAttribute('href', 'mailto:hello@cornerpiece.example');
  });

  it('promises a reply within 24 hours [CONTACT-06]', () => {
    expect(screen.getByText(/We reply within 24 hours \(Monday –\u2060 Friday\)\.$/)).toBeVisible();
  });

  it('says what happens after sending, in four steps', () => {
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');

    expect(steps).toHaveLength(4);
    expect(steps[2]).toHaveTextContent('30 minutes, free');
  });
});

describe('the contact form', () => {
  const api = eachTest(startApi);

  describe('the contact form as it is first seen', () => {
    beforeEach(() => renderInLocale(<ContactCard />));

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

    it('posts by itself, without script', () => {
      const form = document.querySelector('form');

      expect(form).toHaveAttribute('method', 'post');
      expect(form).toHaveAttribute('action', '/api/contact');
      expect(form).not.toHaveAttribute('novalidate');
    });

    it('is left to the browser while it is not valid [CONTACT-22]', async () => {
      await userEvent.click(button());

      expect(api.calls).toHaveLength(0);
      expect(status()).toBeEmptyDOMElement();
      expect(document.querySelector('[aria-invalid]')).toBeNull();
    });
  });

  describe('the contact form in Persian', () => {
    it('passes axe after sending has failed', async () => {
      await renderInLocale(<ContactCard />, 'fa');
      const user = userEvent.setup();
      const [name, email] = screen.getAllByRole('textbox');
      const message = document.querySelector('textarea');
      if (!name || !email || !message) throw new Error('fields are missing');
      await pasteInto(name, 'Deb', user);
      await pasteInto(email, 'deb@nerangcreek.example', user);
      await pasteInto(message, 'Hi', user);
      const arrives = api.nextCall();
      await user.click(button());
      (await arrives).answer(500, {});

      await waitFor(() => expect(status()).not.toBeEmptyDOMElement());
      expect(await axeViolations(document.body)).toEqual([]);
    });
  });
});

describe('the labels of forms', () => {
  const api = eachTest(startApi);

  /** The profile's form, after loading without a profile. */
  async function openProfile() {
    const asks = api.nextCall();
    await renderInLocale(<ProfileSections />);
    (await asks).answer(200, { data: null });
    await waitFor(() => expect(screen.getByLabelText('Business name')).toBeEnabled());
  }

  /** The options of a field; the first one is for no choice. */
  const choices = (label: RegExp) =>
    [...screen.getByLabelText(label).querySelectorAll('option')].slice(1).map((option) => option.textContent);

  describe('the fields used across forms', () => {
    it('are labelled in the contact form [FORM-01]', async () => {
      await renderInLocale(<ContactCard />);
      for (const label of ['Name', 'Email', 'Phone (optional)', 'Message', 'Service of interest (optional)'])
        expect(screen.getByLabelText(label)).toBeVisible();
    });

    it('are labelled in the profile [FORM-01]', async () => {
      await openProfile();
      await userEvent.click(screen.getByText('The background'));
      for (const label of [
        'Business name',
        'Industry',
        'Business size',
        'Current website (optional)',
        'Budget (optional)',
        'Timeline (optional)',
        'Previous services (optional)',
        'Pain points (optional)',
        'Preferred contact method (optional)',
      ])
        expect(screen.getByLabelText(label)).toBeVisible();
      expect(screen.getByRole('group', { name: 'Primary goals' })).toBeVisible();
    });
  });

  describe('the choices of the profile', () => {
    it('are four sizes, budgets and timelines, and five goals [FORM-02] [FORM-03] [FORM-04] [FORM-05]', async () => {
      await openProfile();
      expect(choices(/^Business size/)).toEqual([
        'Startup (1–5 people)',
        'Small business (6–25)',
        'Medium business (26–100)',
        'Large enterprise (over 100)',
      ]);
      expect(choices(/^Budget/)).toEqual([
        'Under $5,000',
        '$5,000–$15,000',
        '$15,000–$50,000',
        'Over $50,000',
      ]);
      expect(choices(/^Timeline/)).toEqual([
        'Urgent, as soon as possible',
        '1–3 months',
        '3–6 months',
        'Flexible',
      ]);
      const boxes = within(screen.getByRole('group', { name: 'Primary goals' })).getAllByRole('checkbox');
      const goals = [
        'Increase website traffic',
        'Generate more leads',
        'Improve SEO rankings',
        'E-commerce development',
        'Brand awareness',
      ];
      for (const [index, name] of goals.entries()) expect(boxes[index]).toHaveAccessibleName(name);
      expect(boxes).toHaveLength(5);
    });
  });
});

it('offers three times for a call, by their days as soon as the form is touched', async () => {
  const api = await startApi();
  await renderInLocale(<ContactCard />);
  const select = screen.getByRole('combobox', { name: /^Free 30-minute call, Gold Coast time/ });
  const options = () => [...select.querySelectorAll('option')].map((option) => option.textContent);
  expect(options()).toEqual([
    'No call: please write back',
    expect.stringMatching(/^Next working day, 10:00\sam$/),
    expect.stringMatching(/^Next working day, 2:00\spm$/),
    expect.stringMatching(/^Working day after next, 10:00\sam$/),
  ]);
  const user = userEvent.setup({ delay: null });
  await user.selectOptions(select, 'second');
  await waitFor(() => expect(options()[2]).toBe('Monday, 2:00 pm'));
  const { call } = await sendFilledIn(api);
  expect(call.body).toMatchObject({ call: 'second' });
  call.answer(200, { success: true, id: '1' });
  await waitFor(() => expect(status()).toHaveTextContent(thanks));
  await api.stop();
});

it('requires a phone number while a time for a call is chosen, and only then [CONTACT-12]', async () => {
  await renderInLocale(<ContactCard />);
  const select = screen.getByRole('combobox', { name: /^Free 30-minute call/ });
  const phone = () => screen.getByRole('textbox', { name: /^Phone/ });
  expect(phone()).toHaveAccessibleName('Phone (optional)');
  expect(phone()).not.toBeRequired();
  const user = userEvent.setup({ delay: null });
  await user.selectOptions(select, 'first');
  expect(phone()).toHaveAccessibleName('Phone');
  expect(phone()).toBeRequired();
  await user.selectOptions(select, '');
  expect(phone()).toHaveAccessibleName('Phone (optional)');
  expect(phone()).not.toBeRequired();
});

describe('sending the contact form', () => {
  let api: Api;

  let logged: jest.SpyInstance;

  beforeEach(async () => {
    logged = jest.spyOn(console, 'error').mockReturnValue();
    api = await startApi();
    await renderInLocale(<ContactCard />);
  });

  afterEach(async () => {
    await api.stop();
  });

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
      [honeypotField]: '',
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

  it('is opened for another message with the name and address of the first, and blames no field', async () => {
    const { user, call } = await sendFilledIn(api);
    call.answer(200, { success: true, id: '1' });
    await waitFor(() => expect(status()).toHaveTextContent(thanks));

    await user.click(button());

    expectFields({ ...empty, name: written.name, email: written.email });
    expect(field('message')).toHaveFocus();
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(status()).toHaveTextContent(thanks);
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
    await renderInLocale(<ContactCard />);

    const again = await sendFilledIn(api);
    expect(again.call.headers['idempotency-key']).toBe(call.headers['idempotency-key']);
    again.call.answer(200, { success: true, id: '1' });
    await waitFor(() => expect(status()).toHaveTextContent(thanks));
    sessionStorage.clear();
  });
});
