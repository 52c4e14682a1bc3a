import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { migrations } from '@/lib/db/migrations/registry';
import { createWebhookJob } from '@/lib/webhook/webhook-job';
import { finishJobs } from '@/tests/support/finish-jobs';
import { testStores, useStore } from '../../support/postgres-or-sqlite';

describe.each(testStores)('events of the webhook that were rows of the outbox, on %s', (_, start) => {
  const store = useStore(start);

  it('are posted once in their order with the same id and body, and what was told or given up is known', async () => {
    const { db, close } = openDatabase(await store.place());
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db, provider }).migrateTo('0049-suspicion');
    const add = (
      key: string,
      at: number,
      row: { kind?: string; status: string; tries?: number; next?: number },
    ) =>
      sql`insert into outbox (key, kind, payload, status, attempts, created_at, next_attempt_at, failures, waited_ms,
        unknown_ms, refusals, mailbox, finished_at, last_error) values (${key}, ${row.kind ?? 'webhook'},
        ${JSON.stringify({ from: 'a', to: ['h'], subject: 'enquiry.received', html: '', text: `{"of":"${key}"}` })},
        ${row.status}, ${row.tries ?? 0}, ${at}, ${row.next ?? at}, ${row.tries ?? 0}, 0, 0, 0, 'dana@whitlock.example',
        ${row.status === 'sent' ? at : null}, ${row.tries ? 'the receiver answered 503' : null})`.execute(db);
    await add('webhook-told', 10, { status: 'sent' });
    await add('webhook-refused', 20, { status: 'parked', tries: 1 });
    await add('webhook-second', 40, { status: 'posting', next: 3_600_000 });
    await add('webhook-first', 30, { status: 'posting', tries: 5, next: 3_600_000 });
    await add('webhook-undoable', 50, { status: 'pending', next: 10_050 });
    await add('lead-1', 30, { kind: 'lead', status: 'pending' });
    await migrateToLatest(db);

    expect(await db.selectFrom('outbox').select('key').execute()).toEqual([{ key: 'lead-1' }]);
    const posted: string[] = [];
    const post = async ({ id, body }: { id: string; body: string }) => {
      posted.push(`${id} ${body}`);
      return { kind: 'told' } as const;
    };
    await finishJobs([createWebhookJob({ post })], { db, now: () => 100 });
    expect(posted).toEqual([
      'webhook-first {"of":"webhook-first"}',
      'webhook-second {"of":"webhook-second"}',
    ]);
    await finishJobs([createWebhookJob({ post })], { db, now: () => 10_050 });
    expect(posted.slice(2)).toEqual(['webhook-undoable {"of":"webhook-undoable"}']);
    const rows = await db
      .selectFrom('webhook_events')
      .select(['id', 'type', 'mailbox', 'state'])
      .orderBy('created_at')
      .limit(2)
      .execute();
    const about = { type: 'enquiry.received', mailbox: 'dana@whitlock.example' };
    expect(rows).toEqual([
      { id: 'webhook-told', ...about, state: 'told' },
      { id: 'webhook-refused', ...about, state: 'given_up' },
    ]);
    await close();
  });
});
