import { openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { hourMs } from '@/lib/durations';
import { addressed } from '@/lib/mail/configured-transport';
import { deliverDue } from '@/lib/mail/deliver';
import { resendTransport } from '@/lib/mail/resend';
import { findIssue } from '@/lib/newsletter/issues/issue-store';
import { readProgress } from '@/lib/newsletter/issues/read-progress';
import { isBuilt, startBuiltSite } from '@/scripts/serve/built-site';
import { type FakeResend, startFakeResend } from '../support/fake-resend';
import { addReaders, queueSending, sendIssue } from '../support/newsletter-readers';
import { type TestStore, testStores } from '../support/postgres-or-sqlite';
import { tempDir } from '../support/temp-dir';

/** More than two of the hundreds that are queued at a time. */
const readers = 250;
/**
 * Mails after which the site is killed, each time it runs: while it sends its first hundred, what an earlier process left of
 * them, and those that it queued itself after a restart. Each is reached with the first round of the outbox.
 */
const killAfter = [37, 80, 140];
const cronSecret = 'the-secret-of-a-timer-outside';

if (!isBuilt) throw new Error('There is no build in .next; these tests start the built site.');

describe.each(testStores)(`an issue to ${readers} subscribers on %s`, (name, startStore) => {
  const folder = tempDir('newsletter-kill');
  let store: TestStore;
  let fake: FakeResend;
  beforeAll(async () => {
    store = await startStore();
  });
  // A new one for a second try, which counts its mails from none.
  beforeEach(async () => {
    fake = await startFakeResend();
  });
  afterEach(() => fake.stop());
  afterAll(async () => {
    await store.stop();
    folder.remove();
  });

  it('reaches each of them once, however often the site is killed in the middle', async () => {
    const place = await store.place();
    const open = openDatabase(place);
    await migrateToLatest(open.db);
    await addReaders(open.db, { count: readers });
    const id = await sendIssue(open.db, { now: Date.now() });
    await open.close();
    const settings: Record<string, string> = {
      ...('databaseUrl' in place
        ? { DATABASE_URL: place.databaseUrl, SESSION_SECRET: 'x'.repeat(32), DATA_DIR: folder.path }
        : { DATA_DIR: place.dataDir }),
      RESEND_API_KEY: 're_test',
      RESEND_BASE_URL: fake.baseUrl,
      RESEND_PER_SECOND: '200',
      CRON_SECRET: cronSecret,
    };

    for (const count of killAfter) {
      const reached = new Promise<void>((resolve) => {
        // The answer is lost with the process: the mail is accepted, and nobody knows.
        fake.onAccepted = () => fake.accepted.length >= count && resolve();
        fake.behave = () => (fake.accepted.length >= count ? { kind: 'silent' } : { kind: 'accept' });
      });
      const site = await startBuiltSite(settings);
      // The first process begins by itself, five seconds after its start; the others are told to.
      if (count !== killAfter[0]) void requestRound(site.origin);
      await reached;
      await site.kill();
    }
    const beforeEnd = fake.accepted.length;
    fake.behave = () => ({ kind: 'accept' });
    fake.onAccepted = () => undefined;

    // Two instances end it, with the clock set forward instead of waiting for the leases of killed processes.
    const instances = [openDatabase(place), openDatabase(place)].slice(0, name === 'SQLite' ? 1 : 2);
    // As the site sends, so that a mail that it has sent before has the same bytes.
    const transport = addressed(resendTransport({ apiKey: 're_test', baseUrl: fake.baseUrl }));
    for (let round = 1; round <= 12; round += 1) {
      const now = Date.now() + round * hourMs;
      await Promise.all(
        instances.map(async ({ db }) => {
          await queueSending(db, now);
          await deliverDue({ db, transport, isBulk: true, now: () => now });
        }),
      );
    }

    const last = openDatabase(place);
    const issue = await findIssue(last.db, id);
    const progress = issue && (await readProgress(last.db, issue));
    await Promise.all([last, ...instances].map(({ close }) => close()));
    const people = Map.groupBy(fake.accepted, ({ body }) => String(JSON.parse(body).to));
    console.info(
      `${name}: killed ${killAfter.length} times, ${beforeEnd} mailed before the end; ${fake.accepted.length} mails ` +
        `from ${fake.requests.length} requests to ${people.size} people.`,
    );
    expect(people.size).toBe(readers);
    expect(fake.accepted).toHaveLength(readers);
    expect(fake.conflicts).toEqual([]);
    expect(issue?.state).toBe('sent');
    expect(progress).toMatchObject({ handedOver: readers, waiting: 0, parked: 0, left: 0 });
  }, 240_000);
});

/** Has the site queue and send mails now. It is killed before it answers. */
async function requestRound(origin: string): Promise<void> {
  const headers = { authorization: `Bearer ${cronSecret}` };
  await fetch(`${origin}/api/cron/outbox`, { headers }).catch(() => undefined);
}
