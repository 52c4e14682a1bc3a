import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOrCreateSecret } from '@/lib/http/session-secret';
import { tempDir } from '@/tests/support/temp-dir';

let folder: ReturnType<typeof tempDir>;
beforeEach(() => {
  folder = tempDir('secret');
});
afterEach(() => folder.remove());

const fileIn = (dataDir: string) => path.join(dataDir, 'session-secret');

it('is made once, in a file that only its owner can read, and read from there ever after', async () => {
  const dataDir = path.join(folder.path, 'data');
  const secret = await readOrCreateSecret(dataDir);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await readOrCreateSecret(dataDir)).toBe(secret);
  expect(statSync(fileIn(dataDir)).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
});

it('is the same for all who ask for it first at the same moment', async () => {
  const secrets = await Promise.all(Array.from({ length: 40 }, () => readOrCreateSecret(folder.path)));
  expect(new Set(secrets)).toEqual(new Set([readFileSync(fileIn(folder.path), 'utf8')]));
  expect(readdirSync(folder.path)).toEqual(['session-secret']);
});

it('is another one in another folder', async () => {
  const other = path.join(folder.path, 'other');
  expect(await readOrCreateSecret(other)).not.toBe(await readOrCreateSecret(folder.path));
});

it('is never a damaged one', async () => {
  writeFileSync(fileIn(folder.path), 'short');
  await expect(readOrCreateSecret(folder.path)).rejects.toThrow('The session secret is damaged.');
});

it('says when the folder is no folder', async () => {
  const file = path.join(folder.path, 'file');
  writeFileSync(file, '');
  await expect(readOrCreateSecret(file)).rejects.toMatchObject({ code: 'ENOTDIR' });
});
