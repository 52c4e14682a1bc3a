import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/config/env';
import type { OpenDatabase } from '@/lib/db/database';
import { minuteMs } from '@/lib/durations';
import { importOutageLeads } from '@/lib/leads/import-outage-leads';
import { leadsInMemory, saveLeadsInMemory } from '@/lib/leads/leads-in-memory';
import { listLeads } from '@/lib/leads/leads-store';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { log } from '@/lib/log/log';
import { deliverDue } from '@/lib/mail/deliver';
import { resendTransport } from '@/lib/mail/resend';
import { type FakeResend, startFakeResend } from '../../support/fake-resend';
import { testStores, useStore } from '../../support/postgres-or-sqlite';
import { tempDir } from '../../support/temp-dir';

const input = contactSchema.parse({ name: 'Anna', email: 'anna@example.com', message: 'Hello' });

describe.each(testStores)('leads that arrive while the database is down, on %s', (_name, startStore) => {
  const store = useStore(startStore);
  let down: OpenDatabase;
  let back: OpenDatabase;
  let fake: FakeResend;
  let folder: ReturnType<typeof tempDir>;

  beforeEach(async () => {
    [down, back] = [await store.open(), await store.open()];
    await down.close();
    folder = tempDir('outage');
    fake = await startFakeResend();
    for (const level of ['error', 'info'] as const) jest.spyOn(log, level).mockImplementation();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await fake.stop();
    folder.remove();
  });

  const transport = () => resendTransport({ apiKey: 'k', baseUrl: fake.baseUrl });
  const outage = () => join(folder.path, 'leads');
  const submit = (key?: string, db = down.db) =>
    submitLead(
      input,
      { submission: key ? { key } : undefined },
      { db, transport: transport(), outage: outage() },
    );
  const takeIn = (now = Date.now()) => importOutageLeads({ db: back.db, folder: outage(), now });
  const deliver = () => deliverDue({ db: back.db, transport: transport() });
  const listed = async () =>
    (await listLeads(back.db, {})).map(({ id, mail_status, route }) => ({ id, mail_status, route }));

  it('are listed when it is back, once and as mailed, and are not mailed again', async () => {
    const { id } = await submit();
    await expect(Promise.all([takeIn(), takeIn()])).resolves.toContain(1);
    await expect(takeIn()).resolves.toBe(0);
    await expect(listed()).resolves.toEqual([{ id, mail_status: 'sent', route: 'own' }]);
    await deliver();
    expect(fake.requests).toHaveLength(1);
    expect(readdirSync(outage())).toEqual([]);
  });

  it('are told to the webhook when it is back, once', async () => {
    env.WEBHOOK_URL = 'https://hooks.example';
    const { id } = await submit();
    await Promise.all([takeIn(), takeIn()]);
    env.WEBHOOK_URL = undefined;
    const told = await back.db.selectFrom('webhook_events').select(['id', 'state']).execute();
    expect(told).toEqual([{ id: `webhook-enquiry-${id}`, state: 'waiting' }]);
  });

  it('are listed when it is back, and mailed once, also when the disk takes no file', async () => {
    writeFileSync(outage(), 'A file where the folder should be: nothing can be written there.');
    const { id } = await submit();
    await expect(importOutageLeads({ db: down.db, folder: outage() })).rejects.toThrow();
    await expect(takeIn()).resolves.toBe(1);
    await expect(takeIn()).resolves.toBe(0);
    await expect(listed()).resolves.toEqual([{ id, mail_status: 'sent', route: 'own' }]);
    await deliver();
    expect(fake.requests).toHaveLength(1);
  });

  it('are listed when it is back, and mailed once, also when the process ended before that, if the disk takes files again', async () => {
    writeFileSync(outage(), 'A file where the folder should be: nothing can be written there.');
    const { id } = await submit();
    saveLeadsInMemory(outage());
    expect(log.error).toHaveBeenLastCalledWith(
      expect.stringContaining(`lead ${id}: was mailed`),
      expect.anything(),
    );
    rmSync(outage());
    saveLeadsInMemory(outage());
    // Another process remembers nothing.
    leadsInMemory().clear();
    await expect(takeIn()).resolves.toBe(1);
    await expect(listed()).resolves.toEqual([{ id, mail_status: 'sent', route: 'own' }]);
    await deliver();
    expect(fake.requests).toHaveLength(1);
    expect(readdirSync(outage())).toEqual([]);
  });

  it('are mailed when it is back, if the provider was down as well', async () => {
    fake.behave = () => ({ kind: 'error', status: 500, name: 'internal_server_error' });
    await expect(submit()).rejects.toMatchObject({ code: 'unavailable' });
    fake.behave = () => ({ kind: 'accept' });
    await takeIn();
    await expect(listed()).resolves.toMatchObject([{ mail_status: 'pending' }]);
    await deliver();
    expect(fake.accepted).toHaveLength(1);
    expect(fake.accepted[0]?.key).toMatch(/^lead-/);
  });

  it('are one lead when the visitor sent the same again after it was back', async () => {
    await submit('key-12345678');
    const { id } = await submit('key-12345678', back.db);
    await takeIn();
    await expect(listed()).resolves.toMatchObject([{ id }]);
  });

  it('are left alone while their mails are being sent, and taken in when that process has died', async () => {
    fake.behave = () => ({ kind: 'error', status: 500, name: 'internal_server_error' });
    await submit().catch(() => undefined);
    const [name = ''] = readdirSync(outage());
    const file = join(outage(), name);
    // As when the process died while it reported which mails were sent.
    const [kept = ''] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, `${kept}\n{"mailed":["le`);
    await expect(takeIn()).resolves.toBe(0);
    await expect(takeIn(Date.now() + 2 * minuteMs)).resolves.toBe(1);
    await expect(takeIn(Date.now() + 2 * minuteMs)).resolves.toBe(0);
  });

  it('are one lead, too, when an older version of the site wrote their file', async () => {
    await submit('key-12345678');
    const file = join(outage(), readdirSync(outage())[0] ?? '');
    const written = readFileSync(file, 'utf8').replace('"fingerprint":', '"submission_key":');
    expect(written).toContain('submission_key');
    writeFileSync(file, written);
    const { id } = await submit('key-12345678', back.db);
    await takeIn();
    await expect(listed()).resolves.toMatchObject([{ id }]);
  });

  it('stay in their file while the database is still down', async () => {
    await submit();
    await expect(importOutageLeads({ db: down.db, folder: outage() })).rejects.toThrow();
    expect(readdirSync(outage())).toHaveLength(1);
    await expect(takeIn()).resolves.toBe(1);
  });

  it('are set aside when their file is damaged, without holding up the others', async () => {
    const { id } = await submit();
    writeFileSync(join(outage(), '0.jsonl'), '{');
    await expect(takeIn()).resolves.toBe(1);
    await expect(listed()).resolves.toMatchObject([{ id }]);
    expect(existsSync(join(outage(), '0.damaged'))).toBe(true);
  });
});
