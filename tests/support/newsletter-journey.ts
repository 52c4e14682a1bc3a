import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from './browser-test';

/** The captured mails to an address. */
async function mailsTo(address: string): Promise<Email[]> {
  const folder = path.join(process.env.DATA_DIR_E2E ?? '', 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^newsletter-.*\.eml$/.test(name));
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

/** The link of this kind in the one mail to an address. */
export async function linkTo(action: 'confirm' | 'unsubscribe', address: string): Promise<string> {
  await expect.poll(() => mailsTo(address)).toHaveLength(1);
  const [mail] = await mailsTo(address);
  const link = mail?.text?.match(
    new RegExp(`\\S+/api/newsletter/${action}\\?token=[\\w-]+&locale=\\w+`),
  )?.[0];
  expect(link).toBeDefined();
  return link ?? '';
}
