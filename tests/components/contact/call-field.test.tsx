/** @jest-environment ./tests/support/render-environment.ts */

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactCard } from '@/components/contact/contact-card';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { sendFilledIn, status, thanks } from './contact-form-parts';

it('offers three times for a call, by their days as soon as the form is touched', async () => {
  const api = await startApi();
  await renderInLocale(<ContactCard locale="en" />);
  const select = screen.getByRole('combobox', { name: /^Free call of 30 minutes, Gold Coast time/ });
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
  await renderInLocale(<ContactCard locale="en" />);
  const select = screen.getByRole('combobox', { name: /^Free call/ });
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
