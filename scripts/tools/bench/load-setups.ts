import path from 'node:path';
import { startPostgres } from '../../../tests/support/postgres';
import { tempDir } from '../../../tests/support/temp-dir';
import { startBuiltSite } from '../../serve/built-site';
import { isFrontCurrent, prepareFront } from '../../serve/front/prepare-front';
import { missingForFront, startFront } from '../../serve/front/start-front';
import { unreachableProviders } from './unreachable-providers';

export interface RunningSetup {
  /** Where visitors send their requests, in turn. */
  origins: string[];
  /** The database with the leads. */
  place: { dataDir: string } | { databaseUrl: string };
  /** The folders of leads that arrive while the database fails. */
  outageFolders: string[];
  stop(): Promise<void>;
}

export const setupNames = ['one', 'two', 'front'] as const;
export type SetupName = (typeof setupNames)[number];

export const setupTitles: Record<SetupName, string> = {
  one: 'one instance, SQLite',
  two: 'two instances, PostgreSQL',
  front: 'two instances, PostgreSQL, front',
};

/** Starts the site in one of the setups on this machine. Returns a sentence if that isn't possible here. */
export async function startSetup(
  name: SetupName,
  settings: Record<string, string>,
): Promise<RunningSetup | string> {
  const root = process.cwd();
  const missing = name === 'front' ? missingForFront() : undefined;
  if (missing) return missing;
  const common = { RATE_LIMITS: 'off', ...unreachableProviders, ...settings };
  if (name === 'one') {
    const data = tempDir('bench-load');
    const site = await startBuiltSite({ DATA_DIR: data.path, ...common });
    const stop = async () => {
      await site.stop();
      data.remove();
    };
    const outageFolders = [path.join(data.path, 'leads')];
    return { origins: [withoutLookup(site.origin)], place: { dataDir: data.path }, outageFolders, stop };
  }
  if (name === 'front' && !isFrontCurrent(root, 'least'))
    await prepareFront(root, 'http://localhost:3000', 'least');
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const folders = [tempDir('bench-load'), tempDir('bench-load')];
  const shared = {
    ...common,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'x'.repeat(32),
    TRUSTED_PROXIES: '1',
  };
  const sites = await Promise.all(
    folders.map(({ path: DATA_DIR }) => startBuiltSite({ ...shared, DATA_DIR })),
  );
  const behind = sites.map(({ origin }) => withoutLookup(origin));
  const front = name === 'front' ? await startFront(root, ...behind) : undefined;
  const stop = async () => {
    await front?.stop();
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
    for (const folder of folders) folder.remove();
  };
  const outageFolders = folders.map((folder) => path.join(folder.path, 'leads'));
  return { origins: front ? [front.origin] : behind, place: { databaseUrl }, outageFolders, stop };
}

/** An IP address, because a DNS look-up costs as much time as the request. */
const withoutLookup = (origin: string) => origin.replace('localhost', '127.0.0.1');
