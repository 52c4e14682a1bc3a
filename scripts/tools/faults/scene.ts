import { type FakeResend, startFakeResend } from '../../../tests/support/fake-resend';
import type { TestPostgres } from '../../../tests/support/postgres';
import { tempDir } from '../../../tests/support/temp-dir';
import { type BuiltSite, startBuiltSite } from '../../serve/built-site';
import { Visitors } from './visitors';

export type Place = { dataDir: string } | { databaseUrl: string };

/** The setting of one fault, with its own database, mail provider and visitors. */
export interface Scene {
  dataDir: string;
  place: Place;
  mail: FakeResend;
  visitors: Visitors;
  /** Starts an instance of the site; `under` as in startBuiltSite. */
  start(settings?: Record<string, string>, under?: readonly string[]): Promise<BuiltSite>;
  close(): Promise<void>;
}

/** The sender of all mails, including those sent by judge.ts after the fault. */
export const sender = 'Cornerpiece Digital <website@cornerpiece.example>';

/** Opens a scene, with `postgres` on a new database there, otherwise on an embedded one. */
export async function openScene(postgres?: TestPostgres): Promise<Scene> {
  const folder = tempDir('fault');
  const databaseUrl = await postgres?.createDatabase();
  const mail = await startFakeResend();
  const common = {
    DATA_DIR: folder.path,
    SESSION_SECRET: 'x'.repeat(32),
    MAIL_FROM: sender,
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: mail.baseUrl,
    TRUSTED_PROXIES: '1',
    RATE_LIMITS: 'off',
    LOAD_SHEDDING: 'off',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  return {
    dataDir: folder.path,
    place: databaseUrl ? { databaseUrl } : { dataDir: folder.path },
    mail,
    visitors: new Visitors(),
    start: (settings = {}, under = []) => startBuiltSite({ ...common, ...settings }, '.', under),
    close: async () => {
      await mail.stop();
      folder.remove();
    },
  };
}
