import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import type { Locale } from '@/lib/i18n/locales';
import type contactWords from '@/messages/en/contact.json';
import type formWords from '@/messages/en/forms.json';
import { expect } from './browser-test';

interface Words {
  contact: typeof contactWords;
  forms: typeof formWords;
}

export async function readContactWords(locale: Locale): Promise<Words> {
  const read = async (namespace: string) =>
    JSON.parse(
      await readFile(path.resolve(import.meta.dirname, `../../messages/${locale}/${namespace}.json`), 'utf8'),
    );
  return { contact: await read('contact'), forms: await read('forms') };
}

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

export function formOn(page: Page, { forms, contact }: Words) {
  const { labels } = forms;
  const optional = (label: string) => forms.optional.replace('{label}', label);
  return {
    name: page.getByLabel(labels.name, { exact: true }),
    email: page.getByLabel(labels.email, { exact: true }),
    phone: page.getByLabel(optional(labels.phone)),
    service: page.getByLabel(optional(labels.serviceOfInterest)),
    message: page.getByLabel(labels.message, { exact: true }),
    send: page.getByRole('button', { name: contact.form.submit }),
    status: page.locator('#contact-form').getByRole('status'),
  };
}

export function enquiry(message: string) {
  return {
    name: 'Deb Kowalski',
    email: `deb-${randomUUID()}@nerangcreek.example`,
    phone: '0400 000 000',
    service: 'seo',
    message: `${message} ${randomUUID()}`,
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
