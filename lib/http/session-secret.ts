import 'server-only';
import { randomBytes } from 'node:crypto';
import { link, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/config/env';
import { giveToOwnerOf, makeFolder } from '@/lib/db/keep-owner';

const secretBytes = 32;

let known: Promise<string> | undefined;

/** The secret for signing cookies: SESSION_SECRET, or else a secret of this installation, created on first use. */
export function sessionSecret(): Promise<string> {
  if (env.SESSION_SECRET) return Promise.resolve(env.SESSION_SECRET);
  known ??= readOrCreateSecret(env.DATA_DIR).catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}

/**
 * The secret stored in a folder, readable by its owner only. Processes that start at the same time get the same one:
 * each writes a complete file, and only one can link its file to the final name. Throws if the folder isn't writable.
 */
export async function readOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(/* turbopackIgnore: true */ dataDir, 'session-secret');
  return (await readSecret(file)) ?? (await createSecret(dataDir, file));
}

async function createSecret(dataDir: string, file: string): Promise<string> {
  makeFolder(dataDir);
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  const handle = await open(/* turbopackIgnore: true */ draft, 'wx', 0o600);
  try {
    await handle.writeFile(randomBytes(secretBytes).toString('base64url'));
    await handle.sync();
    giveToOwnerOf(dataDir, draft);
    await link(draft, file).catch(ignoreCode('EEXIST'));
  } finally {
    await handle.close();
    await unlink(draft);
  }
  const secret = await readSecret(file);
  if (!secret) throw new Error('The session secret could not be kept.');
  return secret;
}

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(ignoreCode('ENOENT'));
  // A shorter secret is damaged, and signing with it would be insecure.
  if (text !== undefined && text.trim().length < secretBytes)
    throw new Error('The session secret is damaged.');
  return text?.trim();
}

function ignoreCode(code: string) {
  return (error: unknown): undefined => {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === code) return;
    throw error;
  };
}
