import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { type OpenDatabase, openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { minuteMs } from '@/lib/durations';
import { enqueueDueBundles } from '@/lib/leads/bundles/enqueue-due-bundles';
import { captureTransport } from '@/lib/mail/capture';
import { deliverDue } from '@/lib/mail/deliver';
import { normalizeMailbox } from '@/lib/mail/mailbox';
import { exportPerson } from '@/lib/privacy/export-person';
import { forgetPerson } from '@/lib/privacy/forget-person';
import { forgetSomeone } from '@/lib/staff/forget-someone';
import { allTests } from '@/tests/support/started';
import { dump, type Name, names, people, type Row, type Tokens, takePart } from '../../support/five-people';
import { testStores } from '../../support/postgres-or-sqlite';
import { tempDir } from '../../support/temp-dir';

// Each case changes what the next one looks at.
jest.retryTimes(0);

/** Tables of a report, and its jobs, which stay while somebody else watches it. */
const ofReports = /^(?:audit_\w+|watched_\w+|jobs) /;
/** Mails about several people's leads. */
const bundle = /^outbox lead-bundle-/;

describe.each(testStores)('of five people who used everything, on %s', (storeName, startStore) => {
  const store = allTests(startStore);
  let open: OpenDatabase;
  const folder = tempDir('five-people');
  const dataDir = folder.path;
  /** Whose each row is: the person during whose visit it was added. */
  const owners = new Map<string, Name>();
  const made: Partial<Record<Name, Tokens>> = {};
  const transport = captureTransport(join(dataDir, 'mail'));

  beforeAll(async () => {
    open = storeName === 'SQLite' ? openDatabase({ dataDir }) : await store.open();
    await migrateToLatest(open.db);
    for (const name of names) {
      const before = await dump(open.db);
      // A page view is nobody's.
      const isAdded = (key: string) => !before.has(key) && !key.startsWith('page_views');
      made[name] = await takePart({ db: open.db, dataDir }, name, { ...made });
      for (const key of (await dump(open.db)).keys()) if (isAdded(key)) owners.set(key, name);
      // The mails of the first two are captured, the others' are still waiting.
      if (name === 'anna') await deliverDue({ db: open.db, transport });
    }
    await enqueueDueBundles(open.db, Date.now() + 16 * minuteMs);
  });
  afterAll(async () => {
    await open.close();
    folder.remove();
  });

  const isOf = (name: Name) => (key: string) => owners.get(key) === name;

  it('one is shown everything of their own, and nothing of the others', async () => {
    const held = await exportPerson(open.db, dataDir, people.anna[1]);
    const keys = [...(await dump(open.db)).keys()].filter(isOf('anna'));
    const count = (table: string) => keys.filter((key) => key.startsWith(`${table} `)).length;
    const { leads, results, profiles, recommendations, audits, subscriptions, mailEvents, files, mails } =
      held;
    expect(
      [leads, results, profiles, recommendations, audits, subscriptions, mailEvents].map(
        (rows) => rows.length,
      ),
    ).toEqual(
      [
        'leads',
        'results',
        'client_profiles',
        'recommendations',
        'audit_links',
        'newsletter_subscriptions',
        'mail_events',
      ].map(count),
    );
    expect([files.length > 3, mails.length > 3]).toEqual([true, true]);
    for (const other of names.filter((name) => name !== 'anna')) {
      expect(JSON.stringify(held)).not.toMatch(
        new RegExp(`I am ${other}|Shop of ${other}|A quote for ${other}`),
      );
    }
  });

  it.each([
    ['anna', 'the command', 'waiting'],
    ['cleo', 'the button of the desk', 'sent'],
    ['emil', 'the command', 'sent'],
  ] as const)(
    '%s is forgotten by %s, and the others keep all theirs, with the bundle %s',
    async (name, by, state) => {
      if (state === 'sent') {
        await enqueueDueBundles(open.db, Date.now() + 16 * minuteMs);
        await deliverDue({ db: open.db, transport, now: () => Date.now() + 17 * minuteMs });
      }
      const before = await dump(open.db);
      const files = await readFiles(dataDir);
      const [, lead] = [...before].find(([key]) => key.startsWith('leads ') && isOf(name)(key)) ?? [];
      const isWatched = [...before].some(
        ([key, row]) =>
          key.startsWith('site_watchers') && row.report_token === made[name]?.report && !isOf(name)(key),
      );
      const staff = { email: 'staff@cornerpiece.example', now: 1, dataDir };
      if (by === 'the command') await forgetPerson(open, dataDir, people[name][1]);
      else await forgetSomeone(open, { lead: String(lead?.id) }, staff);

      const after = await dump(open.db);
      for (const key of after.keys()) if (!before.has(key)) expect(key).toMatch(/^(staff_changes|jobs) /);
      for (const [key, row] of before) {
        const isOwn = isOf(name)(key);
        if (isOwn && !(isWatched && ofReports.test(key)))
          expect([key, after.get(key)]).toEqual([key, undefined]);
        else if (!isOwn && !bundle.test(key))
          expect([key, after.get(key)]).toEqual([key, expected(name, key, row, state)]);
      }
      expect(JSON.stringify([...after])).not.toMatch(spellings(name));
      const left = await readFiles(dataDir);
      for (const [file, text] of files) {
        const isMine = isOf(name)(`outbox ${file} `) || text.includes(`"email":"${people[name][1]}"`);
        expect([file, left.has(file)]).toEqual([file, !isMine]);
      }
      expect(JSON.stringify([...left])).not.toMatch(spellings(name));
      expect(JSON.stringify([...left])).toContain('erased@address.invalid');
    },
  );
});

/** A row of somebody else: without the mentions, and if it waited in a bundle with the person, waiting for the next. */
function expected(name: Name, key: string, row: Row, state: 'waiting' | 'sent'): Row {
  const blanked = Object.entries(row).map(([column, value]) => [
    column,
    typeof value === 'string' ? value.replace(spellings(name), 'erased@address.invalid') : value,
  ]);
  const waits =
    key.startsWith('lead_routing') && state === 'waiting' && String(row.mail_key).startsWith('lead-bundle-');
  return { ...Object.fromEntries(blanked), ...(waits ? { mail_key: null } : {}) };
}

/** The person's addresses exactly as they were used here, also encoded. */
function spellings(name: Name): RegExp {
  const used = [...people[name], normalizeMailbox(people[name][0])].flatMap((email) => [
    email,
    encodeURIComponent(email),
  ]);
  const listed = used.map((email) => email.replace(/[.+]/g, '\\$&')).join('|');
  return new RegExp(`(?:(?<![\\w.+-])|(?<=%[\\dA-F]{2}))(?:${listed})(?!\\.?\\w)`, 'g');
}

/** Contents by name: of captured mails the decoded parts, by the mail's key. */
async function readFiles(dataDir: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const folder of ['mail', 'leads']) {
    for (const file of readdirSync(join(dataDir, folder))) {
      const content = readFileSync(join(dataDir, folder, file));
      const text = file.endsWith('.eml')
        ? JSON.stringify(await PostalMime.parse(content))
        : content.toString();
      files.set(file.replace(/\.eml$/, ''), text);
    }
  }
  return files;
}
