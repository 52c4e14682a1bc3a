import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { startApi } from '@/tests/support/render-api';

export type Api = Awaited<ReturnType<typeof startApi>>;

export const failed = 'Something went wrong. Please try again.';
export const thanks = "Thank you! We'll get back to you soon.";

const labels = {
  name: 'Name',
  email: 'Email',
  phone: /^Phone/,
  service: /^Service/,
  message: 'Message',
} as const;

export const written = {
  name: 'Deb Kowalski',
  email: 'deb@nerangcreek.example',
  phone: '0400 000 000',
  service: 'seo',
  message: 'Nobody finds us.\nWhat would it cost?',
} as const;

export const empty = { name: '', email: '', phone: '', service: '', message: '' };

export const field = (name: keyof typeof labels) => screen.getByLabelText(labels[name]);
export const button = () => screen.getByRole('button');
export const status = () => screen.getByRole('status');

export async function fillIn() {
  const user = userEvent.setup({ delay: null });
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    // user-event does not notice form.reset() and would append to the text before the reset.
    await user.clear(field(name));
    await user.paste(written[name]);
  }
  await user.selectOptions(field('service'), written.service);
  return user;
}

export async function sendFilledIn(api: Api) {
  const user = await fillIn();
  const arrives = api.nextCall();
  await user.click(button());
  return { user, call: await arrives };
}

export function expectFields(values: Record<keyof typeof labels, string>) {
  for (const name of ['name', 'email', 'phone', 'service', 'message'] as const) {
    expect(field(name)).toHaveValue(values[name]);
  }
}
