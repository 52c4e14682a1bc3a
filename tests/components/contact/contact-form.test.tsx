/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactCard } from '@/components/contact/contact-card';
import { axeViolations } from '@/tests/support/axe-violations';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { eachTest } from '@/tests/support/started';
import { button, empty, expectFields, field, status } from './contact-form-parts';

const api = eachTest(startApi);

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
    await renderInLocale(<ContactCard locale="fa" />, 'fa');
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
