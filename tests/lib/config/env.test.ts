import { readEnv } from '@/lib/config/read-env';

describe('readEnv', () => {
  it('needs no configuration at all', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
      LEADS_TO: ['leads@cornerpiece.example'],
      TRUSTED_PROXIES: 0,
      RATE_LIMITS: 'on',
      LOAD_SHEDDING: 'on',
      LOG_LEVEL: 'info',
      BRAND_PHONE: '1300 944 422',
    });
    expect(readEnv({}).DATABASE_URL).toBeUndefined();
    expect(readEnv({}).RESEND_API_KEY).toBeUndefined();
  });

  it('takes an empty value as unset', () => {
    const names = [
      'PORT',
      'SITE_URL',
      'DATABASE_URL',
      'MAIL_FROM',
      'TRUSTED_PROXIES',
      'RATE_LIMITS',
      'LOAD_SHEDDING',
      'LOG_LEVEL',
      'CRON_SECRET',
    ];
    expect(readEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readEnv({}));
  });

  it('does not mind variables it does not know', () => {
    expect(readEnv({ HOME: '/root', SHELL: '/bin/sh' })).toEqual(readEnv({}));
  });

  it('follows PORT in the default address of the site, and a given one has no slash', () => {
    expect(readEnv({ PORT: '4010' })).toMatchObject({ PORT: 4010, SITE_URL: 'http://localhost:4010' });
    expect(readEnv({ SITE_URL: 'https://Example.org/' }).SITE_URL).toBe('https://example.org');
  });

  it('has pages say the same on every port, while a site without SITE_URL answers by its own', () => {
    const origins = (source: Record<string, string>) => {
      const { SITE_URL, pagesOrigin } = readEnv(source);
      return { SITE_URL, pagesOrigin };
    };
    const NEXT_PHASE = 'phase-production-build';
    const pages = 'http://localhost:3000';
    expect(origins({ PORT: '4010' })).toEqual({ SITE_URL: 'http://localhost:4010', pagesOrigin: pages });
    expect(origins({ PORT: '4010', NEXT_PHASE })).toEqual({ SITE_URL: pages, pagesOrigin: pages });
    const SITE_URL = 'https://example.org';
    expect(origins({ SITE_URL, PORT: '4010' })).toEqual({ SITE_URL, pagesOrigin: SITE_URL });
    expect(origins({ SITE_URL, NEXT_PHASE })).toEqual({ SITE_URL, pagesOrigin: SITE_URL });
  });

  it('reads several addresses for leads', () => {
    expect(readEnv({ LEADS_TO: 'a@example.org, b@example.org,' }).LEADS_TO).toEqual([
      'a@example.org',
      'b@example.org',
    ]);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '3000abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['NODE_ENV', 'staging'],
    ['SITE_URL', 'example.org'],
    ['SITE_URL', 'ftp://example.org'],
    ['SITE_URL', 'https://example.org/path'],
    ['SITE_URL', 'https://example.org?page=1'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['RESEND_BASE_URL', 'localhost'],
    ['OPENWEATHER_API_KEY', 'key\nX-Header: 1'],
    ['OPEN_METEO_BASE_URL', 'localhost'],
    ['IP_LOOKUP_BASE_URL', 'ftp://example.org'],
    ['PAGESPEED_API_KEY', 'key\nX-Header: 1'],
    ['PAGESPEED_BASE_URL', 'localhost'],
    ['PAYMENT_SUBSCRIBE_URL', 'http://payments.example'],
    ['BRAND_PHONE_ABROAD', '07 5550 0000'],
    ['BRAND_GST', 'yes'],
    ['BRAND_CLAIMS_CONFIRMED', 'true'],
    ['PAYMENT_PLAN_GOLD', 'P-1\nP-2'],
    ['RESEND_API_KEY', 're_1\nX-Header: 1'],
    ['MAIL_FROM', 'Cornerpiece'],
    ['MAIL_FROM', 'Cornerpiece <nobody>'],
    ['MAIL_FROM', 'Corner <a@example.org>\r\nBcc: b@example.org'],
    ['RESEND_API_KEY', 're_123 '],
    ['RESEND_API_KEY', 're_…'],
    ['LEADS_TO', 'a@example.org, nobody'],
    ['LEADS_TO', ' , '],
    ['LEADS_TO', 'a@example.org\r\nBcc: b@example.org'],
    ['CRON_SECRET', 'short'],
    ['SESSION_SECRET', 'short'],
    ['TRUSTED_PROXIES', '-1'],
    ['TRUSTED_PROXIES', 'yes'],
    ['RATE_LIMITS', 'false'],
    ['LOAD_SHEDDING', 'yes'],
    ['OUTBOUND_ALLOW', '127.0.0.1'],
    ['OUTBOUND_ALLOW', '127.0.0.1:4000, nonsense'],
    ['BRAND_EMAIL', 'hello'],
    ['BRAND_NAME', 'Corner\npiece'],
  ])('stops at a bad %s (%j) with a sentence that names it and not its value', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(new RegExp(`^The configuration is not usable\\. ${name} must [^\\r\\n]+\\.$`));
    expect(read).not.toThrow(value.length > 3 ? value : 'no such thing');
  });

  it.each([
    ['p#a/s%s?w@d', '# as %23, / as %2F, ? as %3F, @ as %40, % as %25'],
    ['12/34', '/ as %2F'],
    ['12?34', '? as %3F'],
    ['50%off', '% as %25'],
    ['a#b', '# as %23'],
  ])('names the signs of a database’s password %s that have to be escaped', (password, signs) => {
    const read = () =>
      readEnv({
        DATABASE_URL: `postgres://site:${password}@db.example/site`,
        SESSION_SECRET: 'x'.repeat(32),
      });
    expect(read).toThrow(`DATABASE_URL must have the signs of its password escaped: write ${signs}.`);
    expect(read).not.toThrow(password);
    const DATABASE_URL = `postgres://site:${encodeURIComponent(password)}@db.example/site?sslmode=no-verify`;
    expect(readEnv({ DATABASE_URL, SESSION_SECRET: 'x'.repeat(32) })).toMatchObject({ DATABASE_URL });
  });

  it.each([
    'postgres://db.example/site?user=a@b',
    'postgres:///site',
    'postgresql://site@localhost:6432/site',
  ])('takes the database’s address %s', (DATABASE_URL) => {
    expect(readEnv({ DATABASE_URL, SESSION_SECRET: 'x'.repeat(32) })).toMatchObject({ DATABASE_URL });
  });

  it('knows where subscriptions are paid, and needs no plan ids', () => {
    expect(readEnv({})).toMatchObject({
      PAYMENT_SUBSCRIBE_URL: 'https://www.paypal.com/webapps/billing/plans/subscribe',
    });
    expect(readEnv({ PAYMENT_PLAN_GOLD: '' }).PAYMENT_PLAN_GOLD).toBeUndefined();
    expect(readEnv({ PAYMENT_PLAN_GOLD: 'P-5ML4271244454362' }).PAYMENT_PLAN_GOLD).toBe('P-5ML4271244454362');
  });

  it('names every wrong variable at once', () => {
    expect(() => readEnv({ PORT: 'x', RATE_LIMITS: 'maybe' })).toThrow(
      'The configuration is not usable. PORT must be a whole number from 1 to 65535. RATE_LIMITS must be on or off.',
    );
  });

  it('wants a session secret of its own where several instances share a database', () => {
    const WEBHOOK_URL = 'https://crm.example/hook';
    expect(() => readEnv({ WEBHOOK_URL })).toThrow('WEBHOOK_SECRET must be set when WEBHOOK_URL is');
    expect(readEnv({ WEBHOOK_URL, WEBHOOK_FORMAT: 'slack' })).toMatchObject({ WEBHOOK_URL });
    const DATABASE_URL = 'postgres://site@localhost/site';
    expect(() => readEnv({ DATABASE_URL })).toThrow('SESSION_SECRET must be set when DATABASE_URL is');
    expect(readEnv({ DATABASE_URL, SESSION_SECRET: 'x'.repeat(32) }).DATABASE_URL).toBe(DATABASE_URL);
  });

  describe('on Vercel', () => {
    const secret = 'x'.repeat(32);
    const set = { DATABASE_URL: 'postgres://db/site', SESSION_SECRET: secret, CRON_SECRET: secret };
    const real = { VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'www.example.com' };

    it('refuses a real site that could keep nothing, and names all that is missing in one sentence', () => {
      const sentence = (names: string) =>
        `The configuration is not usable. The real site on Vercel needs ${names}: without them its forms would lose what visitors send.`;
      expect(() => readEnv(real)).toThrow(sentence('DATABASE_URL, SESSION_SECRET, CRON_SECRET'));
      expect(() => readEnv({ ...set, VERCEL_ENV: 'production' })).toThrow(sentence('SITE_URL'));
      expect(() => readEnv({ ...real, ...set, SESSION_SECRET: '' })).toThrow(sentence('SESSION_SECRET'));
    });

    it('asks nothing of a preview, of development, or of another host', () => {
      for (const VERCEL_ENV of ['preview', 'development', ''])
        expect(readEnv({ VERCEL_ENV }).DATABASE_URL).toBeUndefined();
      expect(readEnv({ VERCEL_ENV: 'production', SITE_ENV: 'preview' }).DATABASE_URL).toBeUndefined();
    });

    it('has the address and the one proxy of the platform, unless told otherwise', () => {
      expect(readEnv({ ...real, ...set })).toMatchObject({
        SITE_URL: 'https://www.example.com',
        pagesOrigin: 'https://www.example.com',
        TRUSTED_PROXIES: 1,
      });
      const own = { SITE_URL: 'https://own.example', TRUSTED_PROXIES: '2' };
      expect(readEnv({ ...real, ...set, ...own })).toMatchObject({
        SITE_URL: 'https://own.example',
        TRUSTED_PROXIES: 2,
      });
      expect(readEnv({ VERCEL_ENV: 'preview' }).TRUSTED_PROXIES).toBe(1);
      expect(readEnv({ VERCEL_ENV: 'development' }).TRUSTED_PROXIES).toBe(0);
    });
  });
});
