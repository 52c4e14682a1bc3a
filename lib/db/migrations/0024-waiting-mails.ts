import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Issues that are being sent, and leads that wait for a bundle or digest, become jobs of the one queue. */
export const waitingMails: Migration = {
  async up(db) {
    await sql`
      insert into jobs (kind, key, report, queued_at, due_at, scheduled_at, claim, attempts)
      select 'issue', id, null, started_at, started_at, started_at, null, 0
      from newsletter_issues where state = 'sending' and started_at is not null order by started_at
    `.execute(db);
    // Due at once: the job finds out when the next mail is.
    await sql`
      insert into jobs (kind, key, report, queued_at, due_at, scheduled_at, claim, attempts)
      select distinct 'lead-groups', 'all', null, 0, 0, 0, null, 0
      from lead_routing where mail_key is null and route in ('bundle', 'digest')
    `.execute(db);
  },
};
