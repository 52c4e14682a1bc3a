import { dayMs, minuteMs } from '@/lib/durations';
import { mailMessageSchema } from '@/lib/mail/message';
import { confirmSubscription } from '@/lib/newsletter/confirm-subscription';
import { newsletterSchema } from '@/lib/newsletter/schema';
import { subscribe } from '@/lib/newsletter/subscribe';
import { findSubscription, unsubscribe } from '@/lib/newsletter/unsubscribe';
import { testStores, useNewDatabases } from '../../support/postgres-or-sqlite';

const start = Date.parse('2026-11-17T09:00:00+10:00');
const input = newsletterSchema.parse({ email: 'Deb@nerang.example', locale: 'de', page: '/de/blog' });

describe.each(testStores)('the newsletter on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);

  const ask = (now = start, given = input) => subscribe(given, { db: database.db, now });
  const confirm = (token: string, now = start) => confirmSubscription(token, { db: database.db, now });
  const end = (token: string, now = start) => unsubscribe(token, { db: database.db, now });
  const rows = () => database.db.selectFrom('newsletter_subscriptions').selectAll().execute();
  const count = async (table: 'newsletter_tokens' | 'outbox') =>
    (await database.db.selectFrom(table).selectAll().execute()).length;

  /** The tokens of the mail that was written last. */
  async function lastTokens() {
    const { payload } = await database.db
      .selectFrom('outbox')
      .select('payload')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const { text } = mailMessageSchema.parse(JSON.parse(payload));
    const token = (action: string) => text.match(new RegExp(`/${action}\\?token=([\\w-]+)`))?.[1] ?? '';
    return { confirm: token('confirm'), unsubscribe: token('unsubscribe') };
  }

  it('runs from the request to its end, and keeps the record of it and no mail', async () => {
    await ask();
    const tokens = await lastTokens();
    expect(await confirm(tokens.confirm, start + minuteMs)).toEqual({ locale: 'de' });
    expect(await end(tokens.unsubscribe, start + dayMs)).toBe(true);
    expect(await rows()).toEqual([
      {
        id: expect.any(String),
        email: 'Deb@nerang.example',
        email_key: 'deb@nerang.example',
        mailbox: 'deb@nerang.example',
        end_reason: null,
        locale: 'de',
        page: '/de/blog',
        pause_detail: null,
        paused_at: null,
        consent_wording: expect.stringContaining('Cornerpiece Pty Ltd'),
        requested_at: start,
        search_key: null,
        confirmed_at: start + minuteMs,
        ended_at: start + dayMs,
      },
    ]);
    expect(await count('outbox')).toBe(0);
  });

  it('writes one mail in ten minutes to an address, and another one after that', async () => {
    await ask();
    await ask(start + 10 * minuteMs - 1, { ...input, email: 'deb@NERANG.example' });
    expect(await count('outbox')).toBe(1);
    await ask(start + 10 * minuteMs, { ...input, locale: 'fa' });
    expect(await count('outbox')).toBe(2);
    expect(await rows()).toMatchObject([{ requested_at: start + 10 * minuteMs, locale: 'fa' }]);
  });

  it('takes the link of the first mail as well as that of the second', async () => {
    await ask();
    const first = await lastTokens();
    await ask(start + dayMs);
    expect(await confirm(first.confirm, start + 2 * dayMs)).toBeDefined();
  });

  it('writes one mail when the same address is sent eight times at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect([await rows(), await count('outbox')]).toEqual([[expect.anything()], 1]);
  });

  it('lets a confirm link work for seven days and not longer', async () => {
    await ask();
    const tokens = await lastTokens();
    expect(await confirm(tokens.confirm, start + 7 * dayMs)).toBeUndefined();
    expect(await confirm(tokens.confirm, start + 7 * dayMs - 1)).toBeDefined();
    expect(await confirm(tokens.confirm, start + 30 * dayMs)).toBeDefined();
  });

  it('forgets who never confirmed, with tokens and mail, and nobody else', async () => {
    await ask(start, { ...input, email: 'kept@nerang.example' });
    await confirm((await lastTokens()).confirm);
    await ask(start, { ...input, email: 'forgotten@nerang.example' });
    await ask(start + 7 * dayMs, { ...input, email: 'new@nerang.example' });
    const emails = (await rows()).map(({ email }) => email).sort();
    expect(emails).toEqual(['kept@nerang.example', 'new@nerang.example']);
    expect([await count('newsletter_tokens'), await count('outbox')]).toEqual([4, 1]);
  });

  it('ends a later subscription of the same address by an earlier mail, too', async () => {
    await ask();
    const first = await lastTokens();
    await confirm(first.confirm);
    await end(first.unsubscribe, start + dayMs);
    await ask(start + 2 * dayMs);
    await confirm((await lastTokens()).confirm, start + 2 * dayMs);
    expect(await end(first.unsubscribe, start + 3 * dayMs)).toBe(true);
    const ends = (await rows()).map((row) => row.ended_at).sort();
    expect(ends).toEqual([start + dayMs, start + 3 * dayMs]);
  });

  it('does not confirm what has ended, and knows no token but its own', async () => {
    await ask();
    const tokens = await lastTokens();
    expect(await findSubscription(tokens.unsubscribe, { db: database.db })).toEqual({ locale: 'de' });
    expect(await findSubscription(tokens.confirm, { db: database.db })).toBeUndefined();
    await end(tokens.unsubscribe);
    expect(await confirm(tokens.confirm)).toBeUndefined();
    expect(await end('AAAAAAAAAAAAAAAAAAAAAA')).toBe(false);
  });

  it('stores no request without its mail, and says so', async () => {
    await database.db.schema.dropTable('outbox').execute();
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await rows()).toEqual([]);
  });
});
