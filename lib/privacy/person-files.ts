import 'server-only';
import { readdir, readFile, stat, unlink, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import PostalMime from 'postal-mime';
import type { Tables } from '@/lib/db/tables';
import { writeDurably } from '@/lib/db/write-durably';
import { captureTransport } from '@/lib/mail/capture';
import { normalizeMailbox } from '@/lib/mail/mailbox';
import { mailMessageSchema } from '@/lib/mail/message';
import { keptInMails } from './erase-mentions';
import type { Mentions } from './mentions';
import type { PersonRows } from './person-store';

/** Paths of files in DATA_DIR: captured mails, and leads that wait for the database. */
export interface PersonFiles {
  /** The person's own. */
  own: string[];
  /** Others' that mention the person, or are about several people. */
  shared: string[];
}

/** Mails about leads go to staff, who may be the person. */
const staffMail = /^(?:lead|spam-digest)-/;

export async function findPersonFiles(
  dataDir: string,
  { email, rows, mentions }: { email: string; rows: PersonRows; mentions: Mentions },
): Promise<PersonFiles> {
  const mailbox = normalizeMailbox(email);
  const ownKeys = new Set(rows.mails.map(({ key }) => key));
  const sharedKeys = new Set(rows.sharedMails.map(({ key }) => key));
  const found: PersonFiles = { own: [], shared: [] };
  for (const file of await listFiles(dataDir)) {
    const key = basename(file, '.eml');
    const content = await readFile(file).catch(() => undefined);
    if (content === undefined) continue;
    const mail = file.endsWith('.eml') ? await PostalMime.parse(content) : undefined;
    const isOwn = mail
      ? ownKeys.has(key) || (!staffMail.test(key) && mail.to?.some((to) => isMailbox(to.address, mailbox)))
      : isMailbox(readSender(content.toString()), mailbox);
    if (isOwn) found.own.push(file);
    else if (sharedKeys.has(key) || mentions.isIn(mail ?? content.toString().split('\n'))) {
      found.shared.push(file);
    }
  }
  return found;
}

/**
 * Deletes the person's own files, and erases the address from the others: a captured mail is written again as the outbox
 * now has it, and goes if the outbox has it no more.
 */
export async function eraseFiles(
  db: Kysely<Tables>,
  { own, shared }: PersonFiles,
  mentions: Mentions,
): Promise<void> {
  // Another process may delete one at the same time.
  for (const file of own) await unlink(file).catch(() => undefined);
  for (const file of shared) {
    const written = await stat(file).catch(() => undefined);
    if (!written) continue;
    if (file.endsWith('.eml')) await captureAgain(db, file);
    else await eraseFromLines(file, mentions);
    // Retention counts from when it was written first.
    await utimes(file, written.atime, written.mtime).catch(() => undefined);
  }
}

async function captureAgain(db: Kysely<Tables>, file: string): Promise<void> {
  const key = basename(file, '.eml');
  const row = await db.selectFrom('outbox').select('payload').where('key', '=', key).executeTakeFirst();
  if (!row) return unlink(file).catch(() => undefined);
  const outcome = await captureTransport(dirname(file)).send(
    mailMessageSchema.parse(JSON.parse(row.payload)),
    key,
  );
  if (outcome.kind !== 'sent') throw new Error(`${file} could not be written: ${outcome.error}`);
}

async function eraseFromLines(file: string, mentions: Mentions): Promise<void> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const erased = lines.map((line) => mentions.erase(line, keptInMails)).join('\n');
  await writeDurably(dirname(file), basename(file), erased);
}

async function listFiles(dataDir: string): Promise<string[]> {
  const files: string[] = [];
  for (const folder of ['mail', 'leads']) {
    const path = join(/* turbopackIgnore: true */ dataDir, folder);
    const names = await readdir(path).catch(() => []);
    files.push(...names.map((name) => join(/* turbopackIgnore: true */ path, name)));
  }
  return files;
}

/** The address of the lead in a file; undefined if it isn't one. */
function readSender(content: string): string | undefined {
  const [first = ''] = content.split('\n', 1);
  return /"email":"((?:[^"\\]|\\.)*)"/.exec(first)?.[1];
}

function isMailbox(address: string | undefined, mailbox: string): boolean {
  return address !== undefined && normalizeMailbox(address) === mailbox;
}
