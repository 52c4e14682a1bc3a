import type { Env } from '../../lib/config/read-env';

/** Throws one sentence with the command that does the same where DATABASE_URL is set. */
export function refusePostgres({ DATABASE_URL }: Pick<Env, 'DATABASE_URL'>, command: string): void {
  if (!DATABASE_URL) return;
  throw new Error(
    `DATABASE_URL is set, so the data is in PostgreSQL, which has tools of its own: ${command}`,
  );
}
