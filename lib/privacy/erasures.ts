import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { giveToOwnerOf, makeFolder } from '@/lib/db/keep-owner';
import { normalizeMailbox } from '@/lib/mail/mailbox';

/** Beside the database, so that no backup of it brings an older list back. */
const fileName = 'erasures.jsonl';
const headSchema = z.object({ key: z.string().min(40) });
const erasureSchema = z.object({ hash: z.string(), at: z.number() });

/** The erasures so far: when the person with a mailbox was last erased; undefined if never. */
export type Erasures = (mailbox: string) => number | undefined;

/**
 * Notes that a person was erased, so that a restored backup can't bring them back. The list has a hash of the mailbox, keyed with
 * a random key of its own: it can recognise an address, but doesn't tell any.
 */
export function recordErasure(dataDir: string, email: string, now: number): void {
  const file = ensureList(dataDir);
  const hash = hashMailbox(readList(file).key, normalizeMailbox(email));
  appendFileSync(file, `${JSON.stringify({ hash, at: now })}\n`, { flush: true });
}

/** The list in this folder; null without one. */
export function readErasures(dataDir: string): Erasures | null {
  const file = join(/* turbopackIgnore: true */ dataDir, fileName);
  if (!existsSync(file)) return null;
  const { key, erasures } = readList(file);
  const latest = new Map<string, number>();
  for (const { hash, at } of erasures) latest.set(hash, Math.max(at, latest.get(hash) ?? at));
  return (mailbox) => latest.get(hashMailbox(key, mailbox));
}

function hashMailbox(key: string, mailbox: string): string {
  return createHmac('sha256', key).update(mailbox).digest('base64url');
}

/** Lines that were cut off, by a full disk or a power loss, are left out. */
function readList(file: string): { key: string; erasures: z.infer<typeof erasureSchema>[] } {
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n');
  const { key } = headSchema.parse(JSON.parse(head));
  const erasures = lines.flatMap((line) => {
    try {
      return [erasureSchema.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
  return { key, erasures };
}

/** Of several processes that begin the list, one wins, and none reads half a key. */
function ensureList(dataDir: string): string {
  const file = join(/* turbopackIgnore: true */ dataDir, fileName);
  if (existsSync(file)) return file;
  makeFolder(dataDir);
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  const head = { key: randomBytes(32).toString('base64url') };
  writeFileSync(draft, `${JSON.stringify(head)}\n`, { flag: 'wx', mode: 0o600, flush: true });
  giveToOwnerOf(dataDir, draft);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
  return file;
}
