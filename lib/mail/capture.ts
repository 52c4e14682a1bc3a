import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailMessage } from './message';
import type { Transport } from './transport';

/** Writes each mail into the folder as `<key>.eml`, readable by the owner only. A repeated key is the same file. */
export function captureTransport(folder: string): Transport {
  return {
    remembersKeysForMs: Number.POSITIVE_INFINITY,
    async send(message, key) {
      try {
        await writeDurably(folder, `${key}.eml`, await compose(message, key));
        return { kind: 'sent', providerId: 'captured' };
      } catch (error) {
        return { kind: 'retry', error: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

function compose({ replyTo, ...message }: MailMessage, key: string): Promise<Buffer> {
  const composer = new MailComposer({
    ...message,
    replyTo,
    messageId: `<${key}@captured.invalid>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  });
  return composer.compile().build();
}

/** All or nothing, also when the process or the machine stops half-way. */
async function writeDurably(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = join(/* turbopackIgnore: true */ folder, `.${randomUUID()}.tmp`);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(/* turbopackIgnore: true */ folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}
