import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { expect } from './browser-test';

export const desk = 'desk@cornerpiece.example';
export const second = 'second@cornerpiece.example';
export const third = 'third@cornerpiece.example';
export const fourth = 'fourth@cornerpiece.example';

/** The texts of captured mails whose file names begin with `start`, to one address or to any. */
export async function mailsNamed(start: string, to?: string): Promise<string[]> {
  const folder = path.join(process.env.DATA_DIR_E2E ?? '', 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(start));
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails
    .filter((mail) => to === undefined || mail.to?.some(({ address }) => address === to))
    .map(({ text }) => text ?? '');
}

/** The code in the mail with a sign-in link. */
export async function codeBeside(link: string): Promise<string> {
  const mail = (await mailsNamed('staff-link-')).find((text) => text.includes(link));
  return mail?.match(/: ([\dA-Z]{4}-[\dA-Z]{4})$/m)?.[1] ?? '';
}

const linksIn = (mails: string[]) =>
  new Set(mails.flatMap((text) => text.match(/\/staff\/link\?token=[\w-]{43}/)?.[0] ?? []));

/** Requests a sign-in link in this browser, and returns it. */
export async function askForLink(page: Page, email = desk): Promise<string> {
  const before = linksIn(await mailsNamed('staff-link-', email));
  await page.goto('/staff');
  await page.getByLabel('Your work email').fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('status')).toContainText('If that address may sign in');
  const fresh = async () =>
    [...linksIn(await mailsNamed('staff-link-', email))].filter((link) => !before.has(link));
  await expect.poll(fresh).toHaveLength(1);
  return (await fresh())[0] ?? '';
}

export async function signIn(page: Page, email = desk): Promise<string> {
  const link = await askForLink(page, email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
  return link;
}

/** Sends an enquiry; returns its sender's name and its id. */
export async function sendLead(
  page: Page,
  email = 'dana@whitlock.example',
): Promise<{ name: string; id: string }> {
  const name = `Dana ${randomUUID().slice(0, 8)}`;
  const answer = await page.request.post('/api/contact', {
    data: {
      name,
      email,
      phone: '07 5500 0000',
      message: `I am ${name}.`,
      locale: 'de',
    },
  });
  const { id } = await answer.json();
  return { name, id };
}

/** Creates an issue and writes its English text; returns the path of its page below /staff. */
export async function beginIssue(page: Page, subject = 'One thing to fix'): Promise<string> {
  await page.goto('/staff/newsletter');
  await page.getByRole('button', { name: 'Write a new issue' }).click();
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Preview line').fill('Ten minutes');
  await page.getByLabel('Text in Markdown').fill(`# ${subject}\n\nSee [how](/blog/1).`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  return new URL(page.url()).pathname.replace('/staff/', '');
}

/** Creates a confirmed newsletter subscriber; returns the address. */
export async function confirmReader(page: Page): Promise<string> {
  const email = `${randomUUID()}@nerang.example`;
  await page.request.post('/api/newsletter', { data: { email, locale: 'de' } });
  const confirmLink = async () =>
    (await mailsNamed('newsletter-'))
      .filter((text) => text.includes(email))
      .flatMap((text) => text.match(/\/api\/newsletter\/confirm\?token=\S+/)?.[0] ?? []);
  await expect.poll(confirmLink).toHaveLength(1);
  await page.goto((await confirmLink())[0] ?? '');
  await page.getByRole('button', { name: 'Ja, ich abonniere' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie stehen auf der Liste.');
  return email;
}
