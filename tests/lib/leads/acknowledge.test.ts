import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { mailMessageSchema } from '@/lib/mail/message';
import plan from '@/messages/staff/quote-request.json';
import { portableStores, useNewDatabases } from '../../support/postgres-or-sqlite';

const fields = { name: 'Anna', email: 'anna@example.com', message: 'We need a new website.', locale: 'en' };
/** A Friday evening in Brisbane: the answer is due on Monday, when the office closes. */
const friday = new Date('2026-11-27T09:30:00Z');
const hours = (count: number) => new Date(friday.getTime() + count * 3_600_000);

describe.each(portableStores)('the mail that an enquiry has arrived, on %s', (_name, startStore) => {
  const open = useNewDatabases(startStore);
  beforeEach(() => {
    jest.replaceProperty(env, 'ACKNOWLEDGEMENTS', 'on');
  });
  afterEach(() => jest.restoreAllMocks());

  const submit = (
    given: Partial<typeof fields & { elapsedMs: number; call: string; phone: string; typed: string }> = {},
    context: Parameters<typeof submitLead>[1] = {},
  ) =>
    submitLead(
      contactSchema.parse({ ...fields, elapsedMs: 60_000, ...given }),
      { now: friday, ...context },
      open,
    );
  const acknowledgements = async () => {
    const rows = await open.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'acknowledgement')
      .execute();
    return rows.map(({ payload }) => mailMessageSchema.parse(JSON.parse(payload)));
  };

  it('goes to who wrote, with what was sent and until when it is answered, and no program answers it', async () => {
    await submit();
    const [mail] = await acknowledgements();
    expect(mail).toMatchObject({
      to: ['anna@example.com'],
      subject: 'Cornerpiece Digital: your message has arrived',
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    expect(mail?.text).toContain('Hello Anna,');
    expect(mail?.text).toContain('> We need a new website.');
    expect(mail?.text).toMatch(/answer by Monday,? 30 November 2026, 5:00\spm/);
    expect(mail?.text).toMatch(/Our office is open Monday to Friday, 9:00\sam/);
  });

  it('is in the language of the form, and leads to the attached result', async () => {
    const resultUrl = 'http://localhost:3000/de/reports/x';
    await submit({ locale: 'de', message: 'Bitte rufen Sie an.' }, { resultUrl });
    const [mail] = await acknowledgements();
    expect(mail?.subject).toBe('Cornerpiece Digital: Ihre Nachricht ist angekommen');
    expect(mail?.html).toContain('lang="de');
    expect(mail?.text).toContain(`Ihr Ergebnis ansehen:\n${resultUrl}`);
  });

  it('says when a call is wanted, as the message to staff does, or where to book one', async () => {
    const { id } = await submit({ call: 'second', phone: '0400 000 000', locale: 'de' });
    const { message } = await open.db.selectFrom('leads').select('message').executeTakeFirstOrThrow();
    expect(message).toContain(
      'Telefonat von 30 Minuten, Ortszeit Gold Coast: Montag, 30. November 2026, 14:00 Uhr (2026-11-30 14:00)',
    );
    // The clock behind it is for staff.
    expect((await acknowledgements())[0]?.text).toMatch(
      /> Bitte um .+: Montag, 30\. November 2026, 14:00 Uhr\n\n/,
    );
    jest.replaceProperty(brand, 'bookingUrl', 'https://cal.example/30');
    await submit({ call: 'second', phone: '0400 000 000', email: 'ben@example.com' });
    expect((await acknowledgements())[1]?.text).toContain(
      'Book your free 30-minute call\nhttps://cal.example/30',
    );
    const others = open.db.selectFrom('leads').select('message').where('id', '!=', id);
    expect(await others.execute()).toEqual([{ message: fields.message }]);
  });

  it('quotes what was typed of a request that our page composed for staff, and else nothing', async () => {
    const message = `${plan.heading}\n\nEmail: anna@example.com\n\nBudget: not given`;
    await submit({ locale: 'ja', message, typed: '電話が鳴らない' });
    await submit({ locale: 'ja', message, typed: '', email: 'ben@example.com' });
    const [first, second] = await acknowledgements();
    expect(first?.text).toContain('お送りいただいた内容:\n> 電話が鳴らない\n');
    expect(second?.text).not.toContain('お送りいただいた内容');
    for (const mail of [first, second]) expect(mail?.text).not.toContain('Budget');
  });

  it.each([
    ['Mail me: anna@example.com.', '> Mail me: anna@example.com.'],
    ['Anna@Example.com, please', '> Anna@Example.com, please'],
    ['https://anna@example.com.evil.example/x', 'evil', false],
    ['anna@example.com.evil.example', 'evil', false],
    ['xanna@example.com', 'xanna', false],
  ])('leaves the reader’s own address, and no longer one: %s', async (message, part, isThere = true) => {
    await submit({ message });
    const text = (await acknowledgements())[0]?.text ?? '';
    expect(text.includes(part)).toBe(isThere);
  });

  it.each([
    ['en', 'received it on Sunday, 29 November 2026 at', 'Our office is open Monday to Friday,'],
    ['de', 'Sie ist am Sonntag, 29. November 2026 um', 'Unser Büro ist von Montag bis Freitag,'],
    [
      'es',
      'Lo recibimos el domingo, 29 de noviembre de 2026 a las',
      'Nuestra oficina abre de lunes a viernes,',
    ],
    [
      'pt',
      'recebeu-a no domingo, 29 de novembro de 2026, às',
      'O nosso escritório abre de segunda a sexta-feira,',
    ],
    ['pl', 'otrzymał ją: niedziela, 29 listopada 2026', 'Biuro jest czynne od poniedziałku do piątku,'],
    ['bg', 'получи в неделя, 29 ноември 2026 г. в', 'Офисът ни работи от понеделник до петък ('],
    ['fa', 'آن را یکشنبه', 'دفتر ما از دوشنبه تا جمعه،'],
    ['ja', '2026年11月29日', '営業時間は月曜日から金曜日、'],
    ['zh', '已于2026年11月29日', '办公时间：星期一至星期五，'],
  ])('names days in sentences in %s', async (locale, arrived, open) => {
    await submit({ locale }, { now: new Date('2026-11-28T20:00:00Z') });
    const text = (await acknowledgements())[0]?.text ?? '';
    expect(text).toContain(arrived);
    expect(text).toContain(open);
  });

  it.each([
    [
      'en',
      'Our office is closed for holidays from Friday, 25 December 2026 and opens again on Monday, 4 January 2027.',
    ],
    ['de', 'geschlossen; wir öffnen wieder am Montag, 4. Januar 2027.'],
    [
      'pt',
      'a partir de sexta-feira, 25 de dezembro de 2026 e reabre na segunda-feira, 4 de janeiro de 2027.',
    ],
    ['ja', '2026年12月25日金曜日から休業いたします。2027年1月4日月曜日より'],
  ])('says in %s that the office is closed over Christmas', async (locale, words) => {
    await submit({ locale }, { now: new Date('2026-12-24T08:00:00Z') });
    const [mail] = await acknowledgements();
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(words);
  });

  it('has the article and the preposition that the day needs', async () => {
    for (const [locale, words] of [
      ['pt', 'recebeu-a na segunda-feira, 30'],
      ['bg', 'получи във вторник, 1 декември'],
      ['bg', 'до сряда, 2 декември'],
    ] as const) {
      const now = new Date(locale === 'pt' ? '2026-11-30T02:00:00Z' : '2026-12-01T02:00:00Z');
      await submit({ locale, email: `${locale}-${words.length}@example.com` }, { now });
      expect((await acknowledgements()).at(-1)?.text).toContain(words);
    }
  });

  it('names the days in Persian as Persians do', async () => {
    await submit({ locale: 'fa' });
    const [mail] = await acknowledgements();
    expect(mail?.text).toContain('جمعه ۶ آذر ۱۴۰۵');
    expect(mail?.text).toContain('دوشنبه ۹ آذر ۱۴۰۵ ساعت ۱۷:۰۰');
  });

  it.each([
    [
      'WIN at casino.example',
      'Look: http://bad.example/x\nor bad.example or a@bad.example',
      '> Look: […]\n> or […] or […]',
    ],
    ['a.b.c.d.e.f.g.h.i.casino.example', 'a.b.c.d.e.f.g.h.i.bad.example/free, -bad.example', '> […], […]'],
    [
      'Call 07 5550 1234 casino',
      'Text wa.me/61400000000 or @bad.example: 0400 000 000',
      '> Text […] or […]: […]',
    ],
  ])('carries nothing of a stranger that leads somewhere: %s', async (name, message, quoted) => {
    await submit({ name, message });
    const [mail] = await acknowledgements();
    expect(mail && `${mail.subject}${mail.html}${mail.text}`).not.toMatch(/bad\.example|casino|0400|wa\.me/);
    expect(mail?.text).toContain(quoted);
    expect(mail?.text).not.toContain('Hello');
  });

  it.each([
    ["Dr. Anne-Marie O'Neil Jr."],
    ['Müller & Söhne GmbH'],
    ['سارا محمدی'],
    ['山田 太郎'],
    ['Иван Вазов'],
  ])('greets %s by name', async (name) => {
    await submit({ name });
    expect((await acknowledgements())[0]?.text).toContain(`Hello ${name},`);
  });

  it('goes once to a submission that is repeated, and once a day to a mailbox, however it is spelled', async () => {
    const key = { submission: { key: 'key-12345678' } };
    const first = await submit({}, key);
    await expect(submit({}, key)).resolves.toEqual(first);
    const other = { email: 'Anna+web@example.com', message: 'One more thing.' };
    await submit(other, { now: hours(2) });
    expect(await acknowledgements()).toHaveLength(1);
    const later = { message: 'And another.' };
    await submit(later, { now: hours(25) });
    expect(await acknowledgements()).toHaveLength(2);
  });

  it.each([
    ['suspected spam', { message: 'Win [url=https://x.example]x[/url]' }],
    ['staff’s own address', { email: env.LEADS_TO[0] ?? '' }],
  ])('does not go to %s', async (_case, given) => {
    await submit(given);
    expect(await acknowledgements()).toEqual([]);
  });

  it('can be switched off', async () => {
    jest.replaceProperty(env, 'ACKNOWLEDGEMENTS', 'off');
    await submit();
    expect(await acknowledgements()).toEqual([]);
  });

  it('does not go beyond what a mailbox gets in an hour, which costs the enquiry nothing', async () => {
    const admitted = { status: 'sent', mailbox: 'anna@example.com', admitted_at: friday.getTime() } as const;
    for (const key of ['report-1', 'report-2']) {
      await open.db
        .insertInto('outbox')
        .values({
          ...{ key, group_key: key, kind: 'audit-report', payload: '{}', listed: null, ...admitted },
          ...{ attempts: 1, failures: 0, refusals: 0, waited_ms: 0, unknown_ms: 0, unknown_since: null },
          ...{ created_at: friday.getTime(), next_attempt_at: friday.getTime(), finished_at: null },
          ...{ provider_id: null, park_reason: null, last_error: null },
        })
        .execute();
    }
    await submit();
    expect(await acknowledgements()).toEqual([]);
    expect(await open.db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });
});
