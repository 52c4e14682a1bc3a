import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@/lib/db/database';
import { countOutbox } from '@/lib/mail/count-outbox';
import { type BuiltSite, isBuilt, startBuiltSite } from '@/scripts/serve/built-site';
import { type FakeResend, startFakeResend } from '../support/fake-resend';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { type StallingSite, startStallingSite } from '../support/stalling-site';
import { tempDir } from '../support/temp-dir';

if (!isBuilt) throw new Error('There is no build in .next; these tests start the built site.');

jest.setTimeout(300_000);

const pollMs = 200;
const folders = [tempDir('instance'), tempDir('instance')];
let postgres: TestPostgres;
let databaseUrl: string;
let mail: FakeResend;
let target: StallingSite;
let instances: [BuiltSite, BuiltSite];

beforeAll(async () => {
  [postgres, mail, target] = await Promise.all([startPostgres(), startFakeResend(), startStallingSite()]);
  databaseUrl = await postgres.createDatabase();
  const start = (folder = '') =>
    startBuiltSite({
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'x'.repeat(32),
      TRUSTED_PROXIES: '1',
      OUTBOUND_ALLOW: target.host,
      RENDERING_PRIORITY: 'equal',
      RESEND_API_KEY: 're_test',
      RESEND_BASE_URL: mail.baseUrl,
    });
  instances = await Promise.all([start(folders[0]?.path), start(folders[1]?.path)]);
});
afterAll(async () => {
  // A process that is still stopped would not end.
  process.kill(-instances[1].pid, 'SIGCONT');
  await Promise.all(instances.map((instance) => instance.stop()));
  await Promise.all([mail.stop(), target.stop()]);
  await postgres.stop();
  for (const folder of folders) folder.remove();
});

function post(instance: BuiltSite, path: string, body: object, from: string): Promise<Response> {
  return fetch(instance.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
}

const enquire = (instance: BuiltSite, name: string, from: string) =>
  post(instance, '/api/contact', { name, email: 'kim@example.com', message: `Please call, ${name}.` }, from);

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isTrue())) await wait(pollMs);
}

describe('two instances on one database', () => {
  it('take an enquiry each, and each is mailed once', async () => {
    const answers = await Promise.all(
      instances.map((instance, index) => enquire(instance, `Kim ${index}`, `203.0.113.${index + 1}`)),
    );
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    const keys = ids.map((id) => `lead-${id}`);
    await until(() => keys.every((key) => mail.accepted.some((accepted) => accepted.key === key)));
    const sent = mail.requests.map(({ key }) => key).filter((key) => keys.includes(key));
    expect(sent.toSorted()).toEqual(keys.toSorted());
  });

  it('count the requests of a client together', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const instance = instances[index % 2 === 0 ? 0 : 1];
      statuses.push((await enquire(instance, `Robin ${index}`, '198.51.100.7')).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  it('show a report that the other one made, and go on with a crawl when the other one is killed', async () => {
    const [one, other] = instances;
    const { db, close } = openDatabase({ databaseUrl });
    // Stopped meanwhile, so that the first one takes the crawl; not in the middle of a mail, whose locks it would keep.
    await until(async () => (await countOutbox(db)).pending === 0);
    process.kill(-other.pid, 'SIGSTOP');
    const input = { url: target.url, email: 'kim@example.com', businessName: 'Garden Care Kim' };
    const asked = await post(one, '/api/seo-audit', input, '203.0.113.1');
    const { reportUrl } = await asked.json();
    const path = new URL(reportUrl).pathname;
    await target.untilStalled;
    const readPages = () => db.selectFrom('audit_crawl_pages').select('url').execute();
    // All but the one that is not answered.
    await until(async () => (await readPages()).length >= 5);
    const read = (await readPages()).map(({ url }) => new URL(url).pathname);
    await one.kill();
    process.kill(-other.pid, 'SIGCONT');

    const report = await fetch(other.origin + path);
    expect(report.status).toBe(200);
    expect(await report.text()).toContain('Garden Care Kim');

    const requestedBefore = target.pages.length;
    target.release();
    // Instead of the minute for which a claim holds.
    await db.updateTable('jobs').set({ due_at: 0 }).where('kind', '=', 'site').execute();
    await close();
    const progress = async () => (await fetch(`${other.origin}/api${path}/site`)).json();
    await until(async () => (await progress()).state === 'done');
    const { result } = await progress();
    expect(JSON.stringify(result)).toContain('/stalled');
    expect(read).toContain('/services');
    // At the end the front page, under the names of three AI crawlers.
    expect(target.pages.slice(requestedBefore)).toEqual(['/stalled', '/', '/', '/']);
  });
});
