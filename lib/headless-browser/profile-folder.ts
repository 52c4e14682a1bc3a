import 'server-only';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { keepTemporaryFilesApart } from '@/lib/config/process-folders';

/** The system's folder for temporary files, and ours in it. */
let folders: Promise<{ parent: string; own: string }> | undefined;

/**
 * Has Playwright keep the profiles of its browsers in a folder named after this process, and on the first call removes the
 * folders of processes that were killed: Playwright removes profiles only of browsers that it ends itself. Resolves to the
 * folder for the browsers' own temporary files.
 */
export async function keepProfilesTogether(): Promise<string> {
  folders ??= prepare();
  const { parent, own } = await folders;
  // The system may have tidied up.
  mkdirSync(own, { recursive: true, mode: 0o700 });
  return parent;
}

async function prepare() {
  const parent = tmpdir();
  // Playwright has no option for it, and asks for the temporary folder at each start of a browser.
  const own = await keepTemporaryFilesApart(parent, 'site-browser');
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  return { parent, own };
}
