import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from './browser-test';

export const sent = "Thank you! We'll get back to you soon.";
export const failed = 'Something went wrong. Please try again.';
export const persianSent = 'سپاسگزاریم! به‌زودی با شما تماس می‌گیریم.';
export const persianFailed = 'مشکلی پیش آمد. لطفاً دوباره امتحان کنید.';

/** The captured staff mails that mention `mark`. */
export async function mailsAbout(mark: string): Promise<Email[]> {
  return (await capturedMails(mark)).filter((mail) => !isAutomatic(mail));
}

/** What visitors got who mention `mark` in their enquiry. */
export async function acknowledgementsAbout(mark: string): Promise<Email[]> {
  return (await capturedMails(mark)).filter(isAutomatic);
}

const isAutomatic = ({ headers }: Email) => headers.some(({ key }) => key === 'auto-submitted');

async function capturedMails(mark: string): Promise<Email[]> {
  const folder = path.join(process.env.DATA_DIR_E2E ?? '', 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails.filter((mail) => mail.text?.includes(mark));
}

/** The contact form in any language, also where the server draws it again; tests/components/contact proves its labels. */
export function formOn(page: Page) {
  const form = page.locator('form:has([name="message"])');
  const field = (name: string) => form.locator(`[name="${name}"]`);
  return {
    name: field('name'),
    email: field('email'),
    phone: field('phone'),
    service: field('service'),
    message: field('message'),
    send: form.locator('button:not([type="button"])'),
    status: page.locator('#contact-form').getByRole('status'),
  };
}

/** Its message ends with a mark of its own, of letters: digits could look like a telephone number, which our mails leave out. */
export function enquiry(message: string) {
  const mark = randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  return {
    name: 'Deb Kowalski',
    email: `deb-${randomUUID()}@nerangcreek.example`,
    phone: '0400 000 000',
    service: 'seo',
    message: `${message} ${mark}`,
  };
}

export async function fillIn(form: ReturnType<typeof formOn>, written: ReturnType<typeof enquiry>) {
  await form.name.fill(written.name);
  await form.email.fill(written.email);
  await form.phone.fill(written.phone);
  await form.service.selectOption(written.service);
  await form.message.fill(written.message);
}

export async function expectFields(form: ReturnType<typeof formOn>, values: ReturnType<typeof enquiry>) {
  await expect(form.name).toHaveValue(values.name);
  await expect(form.email).toHaveValue(values.email);
  await expect(form.phone).toHaveValue(values.phone);
  await expect(form.service).toHaveValue(values.service);
  await expect(form.message).toHaveValue(values.message);
}

export const empty = { name: '', email: '', phone: '', service: '', message: '' };
