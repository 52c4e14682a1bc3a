import type { Env } from '../../lib/config/read-env';

/** If DATABASE_URL is set, throws an Error that names the corresponding command of Postgres. */
export function refusePostgres({ DATABASE_URL }: Pick<Env, 'DATABASE_URL'>, command: string): void {
  if (!DATABASE_URL) return;
  throw new Error(
    `DATABASE_URL is set, so the data is in PostgreSQL, which has tools of its own: ${command}`,
  );
}
