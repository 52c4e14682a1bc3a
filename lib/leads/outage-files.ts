import 'server-only';
import { constants } from 'node:fs';
import { open, readdir, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { writeDurably, writeDurablyNow } from '@/lib/db/write-durably';
import { log } from '@/lib/log/log';
import type { KeyedMail } from '@/lib/mail/address-each';
import { mailMessageSchema } from '@/lib/mail/message';
import { leadField, leadFieldNames, toColumns } from './fields';
import { suspicions } from './judge-spam';
import { mapRecord } from './map-record';
import type { Lead } from './tables';

/** A lead that arrived while the database was down, with its mails as they were sent. */
export interface OutageLead {
  lead: Lead;
  mails: readonly KeyedMail[];
  /** Keys of the mails that the provider accepted; undefined while they are being sent, or if the process crashed then. */
  mailed?: readonly string[];
}

const text = z.string();
const textOrNull = text.nullable();
const lead = z.preprocess(
  nameFingerprint,
  z
    .object({
      // A field that came later is absent in older files.
      ...mapRecord(leadFieldNames, (name) =>
        leadField(name).none === null ? textOrNull.default(null) : text,
      ),
      id: text,
      fingerprint: textOrNull,
      received_at: z.number(),
      spam_marks: text,
      suspicion: z.enum(suspicions).nullable().default(null),
      client_ip: textOrNull,
      user_agent: textOrNull,
      mail_key: text,
      // Absent in files older than migration 0018.
      visitor_id: textOrNull.default(null),
    })
    .transform((stored): Lead => ({ ...stored, ...toColumns(stored) })),
);
const first = z.object({
  lead,
  mails: z.array(z.object({ key: text, message: mailMessageSchema })),
});
const second = z.object({ mailed: z.array(text) });

const ending = '.jsonl';

export function outageFolder(): string {
  return join(/* turbopackIgnore: true */ env.DATA_DIR, 'leads');
}

/** Writes the lead to its own file; when this resolves, it is safely on disk. */
export async function writeOutageLead(folder: string, { lead, mails }: OutageLead): Promise<void> {
  await writeDurably(folder, `${lead.id}${ending}`, `${JSON.stringify({ lead, mails })}\n`);
}

/** The same synchronously, with the sent mails, for a process that is about to end. */
export function writeOutageLeadSync(folder: string, { lead, mails, mailed }: OutageLead): void {
  const lines = [{ lead, mails }, ...(mailed ? [{ mailed }] : [])].map((line) => `${JSON.stringify(line)}\n`);
  writeDurablyNow(folder, `${lead.id}${ending}`, lines.join(''));
}

/** Appends which mails were sent. Throws if the file is gone, because another process has stored the lead meanwhile. */
export async function recordMailed(folder: string, id: string, mailed: readonly string[]): Promise<void> {
  const file = await open(buildPath(folder, id), constants.O_WRONLY | constants.O_APPEND);
  try {
    await file.writeFile(`${JSON.stringify({ mailed })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Ids of the leads that wait for the database. */
export async function listOutageLeads(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^[\w-]+\.jsonl$/.test(name)).map((name) => name.slice(0, -ending.length));
}

/** Undefined if another process has stored the lead meanwhile. An unreadable file is renamed, for a person to inspect. */
export async function readOutageLead(folder: string, id: string): Promise<OutageLead | undefined> {
  const content = await readFile(buildPath(folder, id), 'utf8').catch(() => undefined);
  if (content === undefined) return undefined;
  const [kept = '', report = ''] = content.split('\n');
  try {
    const lead = first.parse(JSON.parse(kept));
    // The process crashed while writing an incomplete second line, so that line is ignored.
    return { ...lead, mailed: report.endsWith(']}') ? second.parse(JSON.parse(report)).mailed : undefined };
  } catch (error) {
    log.error(`lead ${id}: its file can't be read and is set aside as ${id}.damaged:`, error);
    await rename(buildPath(folder, id), join(/* turbopackIgnore: true */ folder, `${id}.damaged`));
    return undefined;
  }
}

export async function deleteOutageLead(folder: string, id: string): Promise<void> {
  await unlink(buildPath(folder, id)).catch(() => undefined);
}

function buildPath(folder: string, id: string): string {
  return join(/* turbopackIgnore: true */ folder, `${id}${ending}`);
}

/** In files older than migration 0014 the fingerprint may be called `submission_key`. */
function nameFingerprint(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('submission_key' in stored)) return stored;
  const { submission_key: fingerprint, ...rest } = stored;
  return { ...rest, fingerprint };
}
