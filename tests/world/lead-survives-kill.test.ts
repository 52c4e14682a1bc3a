import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@/lib/db/database';
import { hourMs } from '@/lib/durations';
import { addressed } from '@/lib/mail/configured-transport';
import { countOutbox } from '@/lib/mail/count-outbox';
import { deliverDue } from '@/lib/mail/deliver';
import { resendTransport } from '@/lib/mail/resend';
import { isBuilt, startBuiltSite } from '@/scripts/serve/built-site';
import { seeded } from '@/tests/support/seeded';
import { Enquirers } from '../support/enquirers';
import { type FakeResend, startFakeResend } from '../support/fake-resend';
import { type TestPlace, type TestStore, testStores } from '../support/postgres-or-sqlite';
import { randomMailFailure } from '../support/random-mail-failure';
import { tempDir } from '../support/temp-dir';

const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
/** Each starts the site and kills it; KILL_ROUNDS=20 tries for longer, on either database. */
const defaultRounds: Record<string, number> = { SQLite: 3, Postgres: 2 };
const roundsOn = (database: string) => Number(process.env.KILL_ROUNDS ?? defaultRounds[database] ?? 0);
/** Each has an enquiry under way when the site is killed. */
const visitors = 10;
const longestLifeMs = 700;

function settingsFor(place: TestPlace, dataDir: string, fake: FakeResend): Record<string, string> {
  return {
    ...('databaseUrl' in place
      ? { DATABASE_URL: place.databaseUrl, SESSION_SECRET: 'x'.repeat(32), DATA_DIR: dataDir }
      : { DATA_DIR: place.dataDir }),
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: fake.baseUrl,
    RATE_LIMITS: 'off',
  };
}

// A start takes long on a busy machine.
jest.setTimeout(Math.max(...testStores.map(([name]) => roundsOn(name)), 4) * 60_000);

if (!isBuilt) throw new Error('There is no build in .next; these tests start the built site.');

describe.each(testStores)('enquiries on %s', (name, startStore) => {
  const random = seeded(seed).next;
  const folder = tempDir('kill');
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

  it('that were acknowledged are mailed exactly once, however often the site is killed', async () => {
    const place = await store.place();
    const settings = settingsFor(place, folder.path, fake);
    const enquirers = new Enquirers();

    fake.behave = () => randomMailFailure(random);
    for (let round = 0; round < roundsOn(name); round += 1) {
      const site = await startBuiltSite(settings);
      const first = Promise.withResolvers<void>();
      const writing = enquirers.writeUntilGone(site.origin, visitors, first.resolve);
      // If the site refuses enquiries, `writing` rejects with the reason; without it the test would wait forever.
      await Promise.race([first.promise, writing]);
      await wait(random() * longestLifeMs);
      await site.kill();
      await writing;
    }
    const acknowledgedBefore = enquirers.acknowledged.length;
    const acceptedBefore = fake.accepted.length;

    // The provider works again: the restarted site sends the rest by itself, and unanswered visitors retry.
    fake.behave = () => ({ kind: 'accept' });
    const waiting = await waitingMails(place);
    const arrival = new Promise<void>((resolve) => {
      fake.onAccepted = resolve;
    });
    const site = await startBuiltSite(settings);
    if (waiting > 0) await arrival;
    await enquirers.tryAgain(site.origin);
    await site.stop();
    const acceptedBySite = fake.accepted.length - acceptedBefore;

    await drain(place);

    // All of them came from one mailbox, which hears of one that it has arrived.
    const [toVisitor, toStaff] = ['acknowledgement-', 'lead-'].map((kind) =>
      fake.accepted.filter(({ key }) => key?.startsWith(kind)),
    );
    const mailed = Map.groupBy(toStaff ?? [], (mail) => /token-([\w-]{36})/.exec(mail.body)?.[1]);
    const ids = new Set(enquirers.acknowledged.map(({ id }) => id));
    console.info(
      `${name}, seed ${seed}: ${acknowledgedBefore} acknowledged under fire, ${enquirers.acknowledged.length} in all; ` +
        `${fake.accepted.length} mails from ${fake.requests.length} requests; ${waiting} waited at the last start, which sent ${acceptedBySite}.`,
    );
    expect(enquirers.unanswered).toEqual([]);
    expect(ids.size).toBe(enquirers.acknowledged.length);
    const wrong = enquirers.acknowledged.filter(({ token, id }) => {
      const mails = mailed.get(token) ?? [];
      return mails.length !== 1 || mails[0]?.key !== `lead-${id}`;
    });
    expect(wrong).toEqual([]);
    expect(mailed.size).toBe(enquirers.acknowledged.length);
    expect(toStaff).toHaveLength(enquirers.acknowledged.length);
    expect(toVisitor).toHaveLength(1);
    expect(fake.conflicts).toEqual([]);
  });

  async function waitingMails(place: TestPlace): Promise<number> {
    const { db, close } = openDatabase(place);
    const { pending } = await countOutbox(db);
    await close();
    return pending;
  }

  /** Sends mails that wait for a back-off or a crashed process's lease, with the clock set forward instead of waiting. */
  async function drain(place: TestPlace): Promise<void> {
    const { db, close } = openDatabase(place);
    // As the site sends, so that a mail that it has sent before has the same bytes.
    const transport = addressed(resendTransport({ apiKey: 're_test', baseUrl: fake.baseUrl }));
    await deliverDue({ db, transport, now: () => Date.now() + 2 * hourMs });
    const { pending, parked } = await countOutbox(db);
    await close();
    expect({ pending, parked }).toEqual({ pending: 0, parked: 0 });
  }
});
