import 'server-only';
import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { mentions } from './mentions';

/** The files in DATA_DIR that mention a person: captured mails, and leads waiting for the database. */
export async function findPersonFiles(dataDir: string, email: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ['mail', 'leads']) {
    const path = join(/* turbopackIgnore: true */ dataDir, folder);
    for (const name of await readdir(path).catch(() => [])) {
      const file = join(/* turbopackIgnore: true */ path, name);
      const content = await readFile(file).catch(() => undefined);
      if (content && (await isAbout(content, name, email))) found.push(file);
    }
  }
  return found;
}

export async function deleteFiles(files: readonly string[]): Promise<void> {
  // Another process may delete one at the same time.
  for (const file of files) await unlink(file).catch(() => undefined);
}

/** Whether a file mentions the person. Mails are decoded first, because their encoding breaks long lines and escapes letters. */
async function isAbout(content: Buffer, name: string, email: string): Promise<boolean> {
  const text = content.toString();
  if (text.split('\n').some((line) => mentions(line, email))) return true;
  return name.endsWith('.eml') && mentions(await PostalMime.parse(content), email);
}
