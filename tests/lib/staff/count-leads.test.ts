import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { honeypotField } from '@/lib/site/honeypot-field';
import { changeLead } from '@/lib/staff/change-lead';
import { findLead } from '@/lib/staff/desk-leads-store';
import { readVisits } from '@/lib/staff/read-visits';
import { portableStores } from '../../support/postgres-or-sqlite';

const now = Date.parse('2026-11-23T10:00+10:00');
const who = { name: 'Dana', email: 'dana@whitlock.example', message: 'Can you help?' };
const count = (name: string, enquiries: number, won = 0) => ({
  ...{ name, enquiries, answered: won, won },
  wonCents: won * 50_000,
});

it.each(portableStores)(
  'enquiries are counted by what brought the sender, first page, form and tool on %s',
  async (_, start) => {
    const store = await start();
    const { db, reading } = await store.open();
    const submit = async (fields: Record<string, unknown>, at = now, tool?: string) => {
      const email = `dana${at}@whitlock.example`;
      const input = contactSchema.parse({ ...who, email, ...fields });
      return (await submitLead(input, { now: new Date(at), tool }, { db })).id;
    };

    const ad = { utm_source: 'Google', utm_medium: 'cpc', referrer: 'www.google.com' };
    const leadId = await submit({ ...ad, first_page: '/de/services', source: 'quote' });
    const change = { leadId, version: 0, email: 'anna@cornerpiece.example', now } as const;
    await changeLead(db, { ...change, action: 'won', amount: '500' });
    await submit({ referrer: 'www.bing.com', first_page: '/services?email=dana@x.example' }, now - 1);
    await submit({ utm_source: 'x@y.example', first_page: '//evil', referrer: 'a b' }, now - 2, 'check');
    await submit({ referrer: 'www.bing.com' }, now - 100 * 86_400_000);
    await submit({ referrer: 'www.bing.com', [honeypotField]: 'http://s.example', elapsedMs: 10 }, now - 3);
    const asked = contactSchema.parse({ ...who, source: 'seo-audit', referrer: 'www.bing.com' });
    await submitLead(asked, { now: new Date(now - 4), isGenerated: true, isReport: true }, { db });
    const check = { token: 'A'.repeat(22), kind: 'check', locale: 'en', payload: '{}' } as const;
    await db
      .insertInto('results')
      .values({ ...check, created_at: now, expires_at: now })
      .execute();

    expect((await readVisits(reading, now)).enquiries).toEqual({
      origins: [count('Google Ads', 1, 1), count('Bing', 1), count('', 1)],
      pages: [count('/services', 2, 1), count('', 1)],
      forms: [count('', 2), count('quote', 1, 1)],
      tools: [{ ...count('check', 1), finished: 1 }],
    });
    const stored = {
      first_page: '/de/services',
      referrer: 'google.com',
      utm_source: 'Google',
      utm_medium: 'cpc',
    };
    expect(await findLead(db, leadId)).toMatchObject(stored);
    await store.stop();
  },
);

it.each(portableStores)(
  'the hosts and apps of one place are one row, and ours and the payment’s are none, on %s',
  async (_, start) => {
    const store = await start();
    const { db, reading } = await store.open();
    const referrers = [
      'l.facebook.com',
      'lm.facebook.com',
      'facebook.com',
      'checkout.stripe.com',
      'www.localhost:3000',
    ];
    for (const [index, referrer] of referrers.entries()) {
      const input = contactSchema.parse({ ...who, email: `dana${index}@whitlock.example`, referrer });
      await submitLead(input, { now: new Date(now - index) }, { db });
    }
    // As it was stored before.
    await db
      .updateTable('leads')
      .set({ utm_source: 'fb' })
      .where('email', '=', 'dana2@whitlock.example')
      .execute();
    const sums = [...referrers, 'com.facebook.katana'].map((name) => ({ name, count: 2 }));
    await db
      .insertInto('daily_sums')
      .values(sums.map((sum) => ({ ...sum, day: Math.floor(now / 86_400_000), measure: 'source' as const })))
      .execute();

    const visits = await readVisits(reading, now);
    expect(visits.enquiries.origins).toEqual([count('Facebook', 3), count('', 2)]);
    expect(visits.sources).toEqual([
      { name: 'Facebook', count: 8 },
      { name: '', count: 4 },
    ]);
    await store.stop();
  },
);
