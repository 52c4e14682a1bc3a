import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '@/lib/config/read-env';
import { openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import type { Machine } from '@/scripts/doctor/check-machine';
import { examine } from '@/scripts/doctor/examine';
import { presentFindings } from '@/scripts/doctor/present-findings';
import { type FakeProvider, type Reply, startFakeProvider } from '../../support/fake-provider';
import { tempDir } from '../../support/temp-dir';

const keys = {
  RESEND_API_KEY: 're_secret_key',
  OPENWEATHER_API_KEY: 'weather_secret_key',
  OPEN_METEO_API_KEY: 'meteo_secret_key',
  PAGESPEED_API_KEY: 'speed_secret_key',
  GOOGLE_PLACES_API_KEY: 'places_secret_key',
  AI_API_KEY: 'ai_secret_key',
};
const day = 86_400_000;

const good: Record<string, Reply> = {
  '/api/health': { body: { status: 'ok', problems: [] } },
  '/domains': { body: { data: [{ name: 'mail.agency.test', status: 'verified' }] } },
  '/data/2.5/weather': { body: {} },
  '/v1/forecast': { body: {} },
  '/pagespeedonline/v5/runPagespeed': { status: 400, body: { error: { message: 'Missing parameter: url' } } },
  '/v1/records:queryRecord': { status: 400, body: { error: { message: 'Origin or url must be set.' } } },
  '/v1/places:searchText': { body: { places: [] } },
  '/models': { body: { data: [{ id: 'small' }] } },
};

describe('the doctor', () => {
  const folder = tempDir('doctor');
  let answers = good;
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider((url) => answers[url.pathname] ?? { status: 404, body: {} });
    const open = openDatabase({ dataDir: folder.path });
    await migrateToLatest(open.db);
    await open.close();
  });
  beforeEach(() => {
    answers = good;
  });
  afterAll(async () => {
    await provider.close();
    folder.remove();
  });

  const settings = () => ({
    ...keys,
    SITE_URL: provider.baseUrl,
    DATA_DIR: folder.path,
    MAIL_FROM: 'Agency <website@mail.agency.test>',
    LEADS_TO: 'owner@agency.test',
    STAFF_EMAILS: 'owner@agency.test',
    RESEND_WEBHOOK_SECRET: 'whsec_webhooksecretkey1234',
    BRAND_CLAIMS_CONFIRMED: 'yes',
    AI_MODEL: 'small',
    AI_BASE_URL: provider.baseUrl,
    RESEND_BASE_URL: provider.baseUrl,
    OPENWEATHER_BASE_URL: provider.baseUrl,
    OPEN_METEO_BASE_URL: provider.baseUrl,
    PAGESPEED_BASE_URL: provider.baseUrl,
    CRUX_BASE_URL: provider.baseUrl,
    GOOGLE_PLACES_BASE_URL: provider.baseUrl,
  });
  const machine: Machine = {
    now: Date.now(),
    findBrowser: () => '/usr/bin/chromium',
    freeBytes: async () => 5e9,
  };
  const ask = async (changed: Record<string, string> = {}, about = machine) =>
    examine(readEnv({ ...settings(), ...changed }), about);
  const said = async (subject: string, ...given: Parameters<typeof ask>) =>
    (await ask(...given)).find((finding) => finding.subject === subject);

  it('finds every provider of a configured site fine', async () => {
    const findings = await ask();
    const subjects = [
      'Mail',
      'Enquiries',
      'Staff addresses',
      'Clock',
      'OpenWeather',
      'Open-Meteo',
      'PageSpeed Insights',
      'Chrome UX Report',
      'Google Places',
    ];
    const local = ['Language model', 'Database', 'Size', 'Disk', 'Browser', 'Running site'];
    for (const subject of [...subjects, ...local]) {
      expect(findings.find((finding) => finding.subject === subject)).toMatchObject({ state: 'fine' });
    }
  });

  it('finds that a bare site works, and says what is to do', async () => {
    const findings = await examine(
      readEnv({ DATA_DIR: join(folder.path, 'none'), OPEN_METEO_BASE_URL: provider.baseUrl }),
      machine,
    );
    const wrong = findings.filter(({ state }) => state === 'wrong');
    // The folder of a test is a temporary one.
    expect(wrong.map(({ subject }) => subject)).toEqual(['Durability']);
    expect(presentFindings(findings)).toMatch(/to do {2}Mail +RESEND_API_KEY is not set/);
    expect(presentFindings(findings)).toMatch(/\d+ fine, \d+ to do, 1 wrong\.$/);
  });

  it.each([
    ['Mail', '/domains'],
    ['OpenWeather', '/data/2.5/weather'],
    ['Open-Meteo', '/v1/forecast'],
    ['Google Places', '/v1/places:searchText'],
    ['Language model', '/models'],
  ])('finds a refused key of %s wrong', async (subject, path) => {
    answers = { ...good, [path]: { status: 401, body: {} } };
    expect(await said(subject)).toMatchObject({
      state: 'wrong',
      text: expect.stringContaining('status 401'),
    });
  });

  it.each([
    ['http://192.168.1.20:8080/hook', 'fine', 'Events are written as slack'],
    ['http://169.254.169.254/hook', 'wrong', 'where a server gets its keys'],
    ['https://nowhere.invalid/hook', 'wrong', 'leads nowhere'],
  ])('finds the webhook at %s %s', async (WEBHOOK_URL, state, text) => {
    expect(await said('Webhook', { WEBHOOK_URL, WEBHOOK_FORMAT: 'slack' })).toMatchObject({
      ...{ state, text: expect.stringContaining(text) },
    });
  });

  it('tells a refused key of PageSpeed Insights from the address that is missing on purpose', async () => {
    const refusal = { error: { message: 'API key not valid.', status: 'INVALID_ARGUMENT' } };
    answers = { ...good, '/pagespeedonline/v5/runPagespeed': { status: 400, body: refusal } };
    expect(await said('PageSpeed Insights')).toMatchObject({ state: 'wrong' });
    expect(await said('Chrome UX Report')).toMatchObject({ state: 'fine' });
    answers = {
      ...good,
      '/v1/records:queryRecord': { status: 403, body: { error: { message: 'Not enabled' } } },
    };
    expect(await said('Chrome UX Report')).toMatchObject({ state: 'wrong' });
  });

  it('looks whether the sender’s domain is verified', async () => {
    answers = { ...good, '/domains': { body: { data: [{ name: 'mail.agency.test', status: 'pending' }] } } };
    expect(await said('Mail')).toMatchObject({ state: 'wrong', text: expect.stringContaining('"pending"') });
    answers = { ...good, '/domains': { body: { data: [] } } };
    expect(await said('Mail')).toMatchObject({
      state: 'wrong',
      text: expect.stringContaining('mail.agency.test'),
    });
    answers = { ...good, '/domains': { status: 401, body: { name: 'restricted_api_key' } } };
    expect(await said('Mail')).toMatchObject({ state: 'to do' });
  });

  it('never repeats a secret, also one that a system’s message contains', async () => {
    answers = Object.fromEntries(Object.keys(good).map((path) => [path, { status: 401, body: keys }]));
    const findings = await ask({
      DATABASE_URL: 'postgres://site:p%40ss_secret@127.0.0.1:9/site',
      SESSION_SECRET: 'session_secret_of_many_characters',
      AI_BASE_URL: 'http://ai_secret_key.invalid',
    });
    expect(findings.filter(({ state }) => state === 'wrong').length).toBeGreaterThan(5);
    expect(JSON.stringify(findings)).not.toMatch(/_secret/);
  });

  it('judges the age of backups, the room on the disk and a browser that does not start', async () => {
    expect(await said('Backups')).toMatchObject({ state: 'to do' });
    const backups = join(folder.path, 'backups');
    mkdirSync(backups);
    writeFileSync(join(backups, 'one.sqlite'), '');
    expect(await said('Backups')).toMatchObject({ state: 'fine' });
    utimesSync(join(backups, 'one.sqlite'), new Date(), new Date(machine.now - 9 * day));
    expect(await said('Backups')).toMatchObject({ state: 'wrong', text: expect.stringContaining('9 days') });
    expect(await said('Disk', {}, { ...machine, freeBytes: async () => 1e8 })).toMatchObject({
      state: 'wrong',
    });
    const findBrowser = () => {
      throw new Error('CHROMIUM_PATH is /nowhere, which does not start.');
    };
    expect(await said('Browser', {}, { ...machine, findBrowser })).toMatchObject({ state: 'wrong' });
  });

  it('says of the browser whether it is wanted, is found, has its sandbox, and answers where it is elsewhere', async () => {
    expect(await said('Browser')).toMatchObject({ state: 'fine' });
    expect(await said('Browser', { RENDERING: 'off' })).toMatchObject({
      state: 'fine',
      text: expect.stringContaining('RENDERING is off'),
    });
    const without = { ...machine, findBrowser: () => undefined };
    expect(await said('Browser', {}, without)).toMatchObject({
      state: 'to do',
      text: expect.stringContaining('is not measured'),
    });
    expect(await said('Browser', {}, { ...machine, isRoot: true })).toMatchObject({
      state: 'to do',
      text: expect.stringContaining('without its sandbox'),
    });
    const CHROMIUM_WS = provider.baseUrl.replace(/^http/, 'ws');
    expect(await said('Browser', { CHROMIUM_WS })).toMatchObject({ state: 'fine' });
    expect(await said('Browser', { CHROMIUM_WS: 'ws://127.0.0.1:1/' })).toMatchObject({ state: 'wrong' });
  });
});
