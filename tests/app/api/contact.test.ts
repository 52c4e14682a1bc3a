import '@/tests/support/route-environment';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { DELETE, GET as getContact, HEAD, OPTIONS, PATCH, PUT } from '@/app/api/contact/route';
import { GET } from '@/app/api/form-token/route';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import { dayMs } from '@/lib/durations';
import type { ErrorCode } from '@/lib/errors';
import { enqueueDueBundles } from '@/lib/leads/bundles/enqueue-due-bundles';
import { createFormToken } from '@/lib/leads/form-token';
import { listLeads } from '@/lib/leads/leads-store';
import { honeypotField } from '@/lib/site/honeypot-field';
import { quoteSource } from '@/lib/smart-personalization/quote-message';
import { fakeDate } from '@/tests/support/fake-date';
import {
  enquiry,
  onlyLead,
  outbox,
  postContact,
  postForm,
  postJson,
  storedLeads,
  withContactDatabase,
} from '@/tests/support/route-contact';
import { expectFailure } from '@/tests/support/route-failure';
import { callRoute } from '@/tests/support/route-server';
import { consent, storedEvents } from '@/tests/support/route-tracking';
import { staffMails } from '@/tests/support/staff-mails';

withContactDatabase();

describe('POST /api/contact with JSON', () => {
  const answerBy = expect.stringMatching(
    /^You’ll have our answer by \w+, \d+\s\w+ 20\d\d, \d+:\d\d\s[ap]m, Gold Coast time\.$/,
  );

  it('takes an enquiry and answers its id [API-01]', async () => {
    const answer = await postJson({ ...enquiry, source: 'package:gold' }, { clientAddress: '203.0.113.9' });
    expect(answer.status).toBe(200);
    const lead = await onlyLead();
    expect(answer.body).toEqual({ success: true, id: lead.id });
    expect(lead).toMatchObject({ ...enquiry, source: 'package:gold', client_ip: '203.0.113.9' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  it('says in its language that a mail comes where one does, and when a call was asked for', async () => {
    jest.replaceProperty(env, 'ACKNOWLEDGEMENTS', 'on');
    const headers = { prefer: 'return=representation' };
    const german = { ...enquiry, locale: 'de', call: 'first', elapsedMs: 60_000 };
    expect((await postJson(german, { headers })).body).toMatchObject({
      receipt: [
        expect.stringMatching(
          /^Unsere Antwort haben Sie spätestens am .+ um \d\d:\d\d Uhr \(Ortszeit Gold Coast\)\.$/,
        ),
        expect.stringMatching(
          /^Ihr Wunschtermin für das Telefonat: .+, 10:00 Uhr\. Wir bestätigen ihn vorher\.$/,
        ),
        'Eine Bestätigung mit Ihrem Text ist per E-Mail an Sie unterwegs.',
      ],
    });
    // At most one mail a day.
    expect((await postJson({ ...enquiry, message: 'Something else.' }, { headers })).body).toMatchObject({
      receipt: [answerBy],
    });
    jest.restoreAllMocks();
  });

  it('takes an enquiry without source [API-01]', async () => {
    expect((await postJson(enquiry)).status).toBe(200);
    expect(await onlyLead()).toMatchObject({ ...enquiry, source: null });
  });

  it('asks for a phone number where a call is wanted, and only there [API-03]', async () => {
    const wish = { ...enquiry, call: 'first', phone: ' ' };
    expectFailure(await postJson(wish), {
      status: 422,
      code: 'validation_failed',
      fieldErrors: { phone: ['Please give us a number that we can call you on, or choose no call.'] },
    });
    expect(await storedLeads()).toEqual([]);
    expect((await postJson({ ...wish, call: '' })).status).toBe(200);
    expect((await postJson({ ...wish, phone: '0400 000 000' })).status).toBe(200);
  });

  it('takes an enquiry without phone and service [API-03]', async () => {
    const { name, email, message } = enquiry;
    expect((await postJson({ name, email, message })).status).toBe(200);
    expect(await onlyLead()).toMatchObject({ name, email, message, phone: '', service: '' });
  });

  it.each([
    ['name', undefined, 'Please fill in this field.'],
    ['name', '   ', 'Please fill in this field.'],
    ['email', undefined, 'Please fill in this field.'],
    ['email', '', 'Please fill in this field.'],
    ['email', 'dana@', 'Please enter an email address like name@example.com.'],
    ['email', 'dana example.com', 'Please enter an email address like name@example.com.'],
    ['message', undefined, 'Please fill in this field.'],
    ['message', null, 'Please fill in this field.'],
    ['message', ' \n ', 'Please fill in this field.'],
    ['message', 42, 'We couldn’t use this. What you typed is still here: please correct it and try again.'],
    [
      'name',
      { first: 'Dana' },
      'We couldn’t use this. What you typed is still here: please correct it and try again.',
    ],
  ])('refuses %s = %j and says why at the field [API-02]', async (field, value, sentence) => {
    const answer = await postJson({ ...enquiry, [field]: value });
    expectFailure(answer, {
      status: 422,
      code: 'validation_failed',
      fieldErrors: { [field]: [sentence] },
    });
    expect(await storedLeads()).toEqual([]);
  });

  it('names every wrong field at once [API-02]', async () => {
    const sentence = ['Please fill in this field.'];
    expectFailure(await postJson({}), {
      status: 422,
      code: 'validation_failed',
      fieldErrors: { name: sentence, email: sentence, message: sentence },
    });
  });

  it.each([
    '',
    'automotive-website',
    'digital-marketing',
    'seo',
    'business-growth',
    'other',
    'Smart Personalization Engine Lead',
  ])('takes the service %j [API-04]', async (service) => {
    expect((await postJson({ ...enquiry, service })).status).toBe(200);
    expect(await onlyLead()).toMatchObject({ service });
  });

  it.each(['plumbing', 'SEO', 'seo ', 7, ['seo']])('refuses the service %j [API-04]', async (service) => {
    expectFailure(await postJson({ ...enquiry, service }), {
      status: 422,
      code: 'validation_failed',
      fieldErrors: { service: ['Please choose one of the options in the list.'] },
    });
  });

  const longest = {
    name: 'ن'.repeat(200),
    // The part before the @ may have 64 characters, the domain 63 between two dots.
    email: `${'a'.repeat(64)}@${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(57)}.example`,
    phone: '5'.repeat(40),
    message: '語'.repeat(20_000),
    source: 's'.repeat(120),
  };

  it('takes every field at its longest [API-05]', async () => {
    expect(longest.email).toHaveLength(254);
    expect((await postJson({ ...enquiry, ...longest })).status).toBe(200);
    expect(await onlyLead()).toMatchObject(longest);
  });

  it.each([
    ['name', `${longest.name}x`, '200'],
    ['email', `a${longest.email}`, '254'],
    ['phone', `${longest.phone}5`, '40'],
    ['message', `${longest.message}x`, '20,000'],
    ['source', `${longest.source}s`, '120'],
  ])('refuses a %s one character longer and says how long it may be [API-05]', async (field, value, max) => {
    expectFailure(await postJson({ ...enquiry, [field]: value }), {
      status: 422,
      code: 'validation_failed',
      fieldErrors: { [field]: [`Please use at most ${max} characters.`] },
    });
  });

  it('has stored enquiry and mail when it answers, and sends the mail after that [API-06]', async () => {
    const answer = await postJson(enquiry);
    const lead = await onlyLead();
    expect(answer.body).toEqual({ success: true, id: lead.id });
    expect(await outbox()).toMatchObject([{ key: lead.mail_key, status: 'pending', attempts: 0 }]);

    await answer.finish();
    expect(await outbox()).toMatchObject([{ key: lead.mail_key, status: 'sent' }]);
    const folder = path.join(env.DATA_DIR, 'mail');
    expect(readdirSync(folder)).toContain(`${lead.mail_key}.eml`);
    const mail = await PostalMime.parse(readFileSync(path.join(folder, `${lead.mail_key}.eml`)));
    expect(mail.replyTo).toEqual([{ name: enquiry.name, address: enquiry.email }]);
    expect(mail.text).toContain('Our website is from 2014.');
  });

  it('takes the same submission once, however often it arrives', async () => {
    const headers = { 'idempotency-key': '7f0c2f1e-88c4-4c55-9f6e-0a1b2c3d4e5f' };
    const answers = await Promise.all([1, 2, 3].map(() => postJson(enquiry, { headers })));
    const { id } = await onlyLead();
    expect(answers.map((answer) => answer.body)).toEqual([1, 2, 3].map(() => ({ success: true, id })));
    expect(await storedLeads()).toHaveLength(1);
  });

  it('takes a malformed Idempotency-Key as none', async () => {
    const headers = { 'idempotency-key': "' or 1" };
    await postJson(enquiry, { headers });
    await postJson(enquiry, { headers });
    expect(await storedLeads()).toHaveLength(2);
  });

  it('answers in the language of the page', async () => {
    const answer = await postJson({ ...enquiry, locale: 'fa', message: '' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-language')).toBe('fa');
  });
});

describe('POST /api/contact as an HTML form', () => {
  it('takes a form post and goes back to the page with the result [API-07]', async () => {
    const answer = await postForm(enquiry);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/contact#sent');
    expect(answer.text).toBe('');
    expect(await onlyLead()).toMatchObject(enquiry);
    await answer.finish();
    expect(await outbox()).toMatchObject([{ status: 'sent' }]);
  });

  it('goes back in the language of the page, whatever the browser prefers [API-07]', async () => {
    const headers = { 'accept-language': 'en-AU,en;q=0.9' };
    const sent = await postForm({ ...enquiry, locale: 'fa' }, { headers });
    expect(sent.headers.get('location')).toBe('/fa/contact#sent');
  });

  it('takes multipart form data, too [API-07]', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(enquiry)) body.append(name, value);
    const answer = await postContact({ body });
    expect(answer.headers.get('location')).toBe('/contact#sent');
    expect(await onlyLead()).toMatchObject(enquiry);
  });

  it('keeps the campaign and the attachment of its page’s address, also on the page that shows it once more', async () => {
    const referer =
      'http://localhost:3000/de/contact?gclid=Cj0&utm_campaign=Winter+%E2%80%93+20%25&attachment=project:luna';
    await postForm(enquiry, { headers: { referer } });
    const campaign = {
      first_page: '/de/contact',
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'Winter – 20%',
    };
    expect(await onlyLead()).toMatchObject(campaign);

    const refused = await postForm({ ...enquiry, email: 'dana@' }, { headers: { referer } });
    expect(refused.status).toBe(422);
    for (const [name, value] of Object.entries({ ...campaign, attachment: 'project:luna' })) {
      expect(refused.text).toContain(`<input type="hidden" name="${name}" value="${value}">`);
    }
  });

  it('takes the longest message in the widest letters [API-05, API-07]', async () => {
    const message = '語'.repeat(20_000);
    const answer = await postForm({ ...enquiry, message });
    expect(answer.headers.get('location')).toBe('/contact#sent');
    expect((await onlyLead()).message).toBe(message);
  });

  it('shows the form once more, with what was typed and each fault at its field, in the language of the page', async () => {
    const message = 'Zeile 1\n</textarea><script>alert(1)</script> "Zitat"';
    const answer = await postForm({
      ...enquiry,
      email: 'dana@',
      phone: 'abc',
      message,
      locale: 'de',
      page: '/de/contact',
      source: 'package:starter',
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.text).toContain('<html lang="de" dir="ltr">');
    expect(answer.text).toContain('<form method="post" action="/api/contact">');
    const control = (name: string) =>
      answer.text.match(`<(?:input|textarea|select)[^>]* name="${name}"[^>]*>`)?.[0];
    expect(control('name')).toContain(`value="${enquiry.name}"`);
    expect(control('email')).toMatch(/aria-describedby="field-email-error" autofocus .*value="dana@"/);
    expect(control('phone')).toContain('value="abc"');
    expect(control('source')).toContain('value="package:starter"');
    expect(control('locale')).toContain('value="de"');
    expect(answer.text).toContain(`<option value="${enquiry.service}" selected>`);
    expect(answer.text).toContain(
      '>\nZeile 1\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;Zitat&quot;</textarea>',
    );
    expect(answer.text).toMatch(/<p id="field-email-error">[^<]*E-Mail/);
    expect(answer.text).toMatch(/<p id="field-phone-error">[^<]*sechs Ziffern/);
    expect(answer.text).not.toContain('field-name-error');
    expect(answer.text.match(/autofocus/g)).toHaveLength(1);
    expect(await storedLeads()).toEqual([]);
  });

  it('marks the phone, and keeps the rest, where a call is wanted without a number', async () => {
    const answer = await postForm({ ...enquiry, phone: '', call: 'second', locale: 'de' });
    expect(answer.status).toBe(422);
    expect(answer.text).toMatch(/<p id="field-phone-error">[^<]*unter der wir Sie anrufen können/);
    expect(answer.text).toMatch(/<label for="field-phone">Telefon<\/label><input [^>]*required/);
    expect(answer.text).toMatch(/<option value="second" selected>/);
    expect(answer.text).toContain(enquiry.name);
    expect(await storedLeads()).toEqual([]);
  });

  it('goes back with a failure for too much text [API-07]', async () => {
    const answer = await postForm(
      { ...enquiry, message: 'x'.repeat(300_000) },
      {
        headers: { referer: 'https://cornerpiece.example/fa/contact' },
      },
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/fa/contact#not-sent');
    expect(await storedLeads()).toEqual([]);
  });

  it('answers JSON to a script that posts form data and asks for JSON', async () => {
    const answer = await postForm(enquiry, { headers: { accept: 'application/json' } });
    expect(answer.body).toEqual({ success: true, id: (await onlyLead()).id });
  });
});

describe('a form without script that is sent again because its answer never came', () => {
  const browser = { clientAddress: '203.0.113.44', headers: { 'user-agent': 'Mozilla/5.0 (Old)' } };
  const sentAt = (minutes: number, fields: Partial<typeof enquiry> = {}, from: object = browser) => {
    jest.setSystemTime(new Date(Date.UTC(2026, 10, 27, 1, minutes)));
    return postForm({ ...enquiry, ...fields }, from);
  };

  beforeEach(fakeDate);
  afterEach(() => jest.useRealTimers());

  it('is one enquiry for ten minutes, also over the end of a period', async () => {
    for (const minutes of [9, 9, 11, 18])
      expect((await sentAt(minutes)).headers.get('location')).toBe('/contact#sent');
    expect(await storedLeads()).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
    await sentAt(20);
    expect(await storedLeads()).toHaveLength(2);
  });

  it('is another enquiry with another text, with another time for a call and from another browser', async () => {
    await sentAt(1);
    await sentAt(1, { message: 'Our website is from 2015.' });
    await postForm({ ...enquiry, call: 'first' }, browser);
    await sentAt(1, {}, { ...browser, headers: { 'user-agent': 'Mozilla/5.0 (Other)' } });
    await sentAt(1, {}, { ...browser, clientAddress: '203.0.113.45' });
    expect(await storedLeads()).toHaveLength(5);
  });
});

describe('spam among enquiries', () => {
  const bots = 1000;

  const bot = (index: number) => ({
    ...enquiry,
    name: `Bot ${index}`,
    email: `bot-${index}@offers.example`,
    message: `Offer number-${index}-end`,
    [honeypotField]: 'https://offers.example',
    elapsedMs: 1,
  });

  describe('a flood of programs that fill in the hidden field', () => {
    it('is stored whole, gets no mail of its own, and comes to staff as one digest a day later', async () => {
      for (let index = 0; index < bots; index += 1) {
        const answer = await postJson(bot(index), { clientAddress: `198.51.${index >> 8}.${index & 255}` });
        expect(answer.status).toBe(200);
      }
      expect(await listLeads(database(), { isSpam: true })).toHaveLength(bots);
      expect(await outbox()).toEqual([]);

      await enqueueDueBundles(database(), Date.now() + dayMs);
      await enqueueDueBundles(database(), Date.now() + 2 * dayMs);

      const [digest, ...others] = await staffMails(database());
      expect(others).toEqual([]);
      expect(digest?.subject).toBe('Held back as spam: 1,000 messages');
      // Mail programs cut longer mails off; the desk has the rest.
      const shown = digest?.text.match(/number-\d+-end/g)?.length ?? 0;
      expect(shown).toBeGreaterThan(50);
      expect(digest?.text).toContain(`${bots - shown} more are not shown here.`);
    });

    it('keeps no person waiting meanwhile', async () => {
      for (let index = 0; index < 80; index += 1) await postJson(bot(index));
      expect((await postJson(enquiry)).status).toBe(200);
      expect(await outbox()).toHaveLength(1);
    });
  });

  describe('GET /api/form-token', () => {
    const ask = () => callRoute(GET, { path: '/api/form-token' });

    it('gives each form a token of its own, which nothing may keep', async () => {
      const answer = await ask();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.body).toEqual({ token: expect.stringMatching(/^[\w.-]{60,100}$/) });
      expect(answer.text).not.toBe((await ask()).text);
    });
  });

  describe('the token of a form', () => {
    const marksOf = async () => (await onlyLead()).spam_marks;
    const minutesAgo = (minutes: number) => createFormToken(Date.now() - minutes * 60_000);

    it('leaves an ordinary enquiry unmarked', async () => {
      await postJson({ ...enquiry, formToken: await minutesAgo(2) });
      expect(await marksOf()).toBe('');
    });

    it('shows who sends faster than people do, although the sender says otherwise', async () => {
      await postJson({ ...enquiry, elapsedMs: 90_000, formToken: await minutesAgo(0) });
      expect(await marksOf()).toBe('sent_too_fast');
    });

    it.each([
      ['a forged one', async () => 'kx1.AAAAAAAAAAAAAAAAAAAAAA.forged', 'token_forged'],
      ['one from the future', () => minutesAgo(-60), 'token_future'],
    ])('costs an enquiry its own mail only together with another sign: %s', async (_, make, mark) => {
      await postJson({ ...enquiry, formToken: await make() });
      expect(await marksOf()).toBe(mark);
      expect(await outbox()).toHaveLength(1);
      await postJson({ ...enquiry, message: 'Win [url=https://x.example]x[/url]', formToken: await make() });
      expect(await outbox()).toHaveLength(1);
      expect(await listLeads(database(), { isSpam: true })).toHaveLength(1);
    });

    it('may have expired on a page left open, in a browser whose extension fills in hidden fields', async () => {
      await postJson({ ...enquiry, [honeypotField]: 'Olsen Plumbing', formToken: await minutesAgo(25 * 60) });
      expect(await marksOf()).toBe('filled_hidden_field,token_expired');
      const [mail] = await staffMails(database());
      expect(mail?.subject).toMatch(/^\[Possible spam\]/);
    });

    it('counts once', async () => {
      const formToken = await minutesAgo(2);
      await postJson({ ...enquiry, formToken });
      await postJson({ ...enquiry, message: 'And another thing.', formToken });
      const marks = (await listLeads(database(), {})).map(({ spam_marks }) => spam_marks);
      expect(marks.sort()).toEqual(['', 'token_reused']);
    });

    it('may come again with the same submission, whose answer was lost', async () => {
      const fields = { ...enquiry, formToken: await minutesAgo(2) };
      const headers = { 'idempotency-key': '7f0c2f1e-88c4-4c55-9f6e-0a1b2c3d4e5f' };
      const first = await postJson(fields, { headers });
      expect((await postJson(fields, { headers })).body).toEqual(first.body);
      expect(await marksOf()).toBe('');
    });

    it('is not needed by a form without script', async () => {
      const answer = await postForm(enquiry);
      expect(answer.headers.get('location')).toBe('/contact#sent');
      expect(await marksOf()).toBe('');
      expect(await outbox()).toHaveLength(1);
    });
  });
});

describe('a form that was sent', () => {
  const agent = { 'user-agent': 'Mozilla/5.0' };

  const sent = async () => (await storedEvents()).uses.map((use) => JSON.parse(use.interaction_data));

  it('a form that was taken is counted by its name for a visitor who allowed analytics, and for nobody else', async () => {
    await postJson(enquiry, { headers: agent });
    await postJson({ ...enquiry, message: '' }, { headers: { ...consent, ...agent } });
    expect(await sent()).toEqual([]);

    await postJson({ ...enquiry, message: 'Another one' }, { headers: { ...consent, ...agent } });
    await postJson(
      { ...enquiry, message: 'And a quote', source: quoteSource },
      { headers: { ...consent, ...agent } },
    );
    expect(await sent()).toEqual([
      { formId: 'contact', action: 'submit', userAgent: 'Mozilla/5.0' },
      { formId: 'quote', action: 'submit', userAgent: 'Mozilla/5.0' },
    ]);
    const { uses } = await storedEvents();
    expect(uses.map(({ page_url }) => page_url)).toEqual(['', '']);
    expect(new Set(uses.map(({ session_id }) => session_id)).size).toBe(2);
  });
});

describe('an enquiry with bad input', () => {
  const json = { 'content-type': 'application/json' };

  const tenMegabytes = 10_000_000;

  const countLeads = async () => (await database().selectFrom('leads').select('id').execute()).length;

  type Post = Parameters<typeof postContact>[0];

  describe('POST /api/contact with bad input', () => {
    afterEach(async () => expect(await countLeads()).toBe(0));

    it.each<[string, Post, number, ErrorCode]>([
      ['nothing', { headers: json }, 400, 'bad_json'],
      ['no JSON', { headers: json, body: 'name=Dana' }, 400, 'bad_json'],
      ['half of a JSON', { headers: json, body: '{"name":"Dana"' }, 400, 'bad_json'],
      ['an array', { headers: json, body: JSON.stringify([enquiry]) }, 400, 'bad_json'],
      ['null', { headers: json, body: 'null' }, 400, 'bad_json'],
      ['a string', { headers: json, body: '"Dana"' }, 400, 'bad_json'],
      [
        'bytes that are not UTF-8',
        { headers: json, body: new Uint8Array([0x7b, 0xff, 0x7d]) },
        400,
        'bad_json',
      ],
      ['brackets 60,000 deep', { headers: json, body: '['.repeat(60_000) }, 400, 'bad_json'],
      ['no type', { body: new TextEncoder().encode(JSON.stringify(enquiry)) }, 415, 'unsupported_type'],
      [
        'plain text',
        { headers: { 'content-type': 'text/plain' }, body: JSON.stringify(enquiry) },
        415,
        'unsupported_type',
      ],
      ['XML', { headers: { 'content-type': 'application/xml' }, body: '<name/>' }, 415, 'unsupported_type'],
      [
        'a body over 64 KB',
        { headers: json, body: JSON.stringify({ ...enquiry, message: 'x'.repeat(65_536) }) },
        413,
        'too_large',
      ],
    ])('refuses %s [API-47]', async (_, init, status, code) => {
      expectFailure(await postContact(init), { status, code });
    });

    it('refuses 10 MB by the declared length without reading it [API-47]', async () => {
      const pull = jest.fn();
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      const headers = { ...json, 'content-length': String(tenMegabytes) };
      const answer = await postContact({ headers, body, duplex: 'half' });
      expectFailure(answer, { status: 413, code: 'too_large' });
      expect(pull).not.toHaveBeenCalled();
    });

    it('stops reading 10 MB of undeclared length at the limit [API-47]', async () => {
      const chunk = new Uint8Array(16 * 1024);
      let sentBytes = 0;
      let isCancelled = false;
      const body = new ReadableStream({
        pull(controller) {
          sentBytes += chunk.byteLength;
          if (sentBytes > tenMegabytes) return controller.close();
          controller.enqueue(chunk);
        },
        cancel() {
          isCancelled = true;
        },
      });
      const answer = await postContact({ headers: json, body, duplex: 'half' });
      expectFailure(answer, { status: 413, code: 'too_large' });
      expect(isCancelled).toBe(true);
      expect(sentBytes).toBeLessThanOrEqual(96 * 1024);
    });

    it('refuses a body that breaks off [API-47]', async () => {
      const body = new ReadableStream({ start: (controller) => controller.error(new Error('ECONNRESET')) });
      expectFailure(await postContact({ headers: json, body, duplex: 'half' }), {
        status: 400,
        code: 'bad_form',
      });
    });

    it('refuses damaged multipart data [API-47]', async () => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', accept: 'application/json' };
      expectFailure(await postContact({ headers, body: 'no boundary here' }), {
        status: 400,
        code: 'bad_form',
      });
    });

    it.each([
      ['name', 'Dana\r\nBcc: everyone@example.org'],
      ['phone', '07 5500\n0000'],
      ['source', 'package\r\nBcc: everyone@example.org'],
    ])('refuses a line break in %s, which could become a mail header [API-47]', async (field, value) => {
      expectFailure(await postJson({ ...enquiry, [field]: value }), {
        status: 422,
        code: 'validation_failed',
        fieldErrors: {
          [field]: [
            'This has line breaks or hidden characters, which we can’t accept. What you typed is still here: please put it on one line.',
          ],
        },
      });
    });

    it.each(['dana@example.com\r\nBcc: everyone@example.org', 'dana@example.com, everyone@example.org'])(
      'refuses a second address in the e-mail field: %j [API-02, API-47]',
      async (email) => {
        const answer = await postJson({ ...enquiry, email });
        expect(answer.body).toMatchObject({
          code: 'validation_failed',
          fieldErrors: { email: [expect.any(String)] },
        });
        expect(answer.status).toBe(422);
      },
    );

    it.each([
      ['GET', getContact],
      ['PUT', PUT],
      ['PATCH', PATCH],
      ['DELETE', DELETE],
    ])('refuses %s and says what is allowed [API-47]', async (method, handler) => {
      const answer = await callRoute(handler, { path: '/api/contact', method });
      expectFailure(answer, { status: 405, code: 'method_not_allowed' });
      expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    });

    it('refuses HEAD without a body and answers OPTIONS with what is allowed', async () => {
      const head = await callRoute(HEAD, { path: '/api/contact', method: 'HEAD' });
      expect([head.status, head.text]).toEqual([405, '']);
      const options = await callRoute(OPTIONS, { path: '/api/contact', method: 'OPTIONS' });
      expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
      expect(options.headers.get('access-control-allow-origin')).toBeNull();
    });
  });

  describe('POST /api/contact with odd input', () => {
    it.each([
      ['NUL', 'a\u0000b', 'ab'],
      ['half a character', 'a\ud83db', 'a\ufffdb'],
    ])('takes a message with %s, which no database could store, without it', async (_, message, stored) => {
      expect((await postJson({ ...enquiry, message })).status).toBe(200);
      const last = await database()
        .selectFrom('leads')
        .select('message')
        .orderBy('received_at', 'desc')
        .execute();
      expect(last.map((lead) => lead.message)).toContain(stored);
    });

    it('does not mind fields it does not know, nor a prototype among them', async () => {
      const body = `{"__proto__":{"admin":true},"constructor":1,"extra":[],${JSON.stringify(enquiry).slice(1)}`;
      expect((await postContact({ headers: json, body })).status).toBe(200);
    });
  });
});

describe('POST /api/contact from elsewhere', () => {
  it.each([
    [
      'a browser says that another site sends it',
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ],
    [
      'a neighbour under the same domain sends it',
      { 'sec-fetch-site': 'same-site', origin: 'https://shop.cornerpiece.example' },
    ],
    ['its origin is another site', { origin: 'https://evil.example' }],
    ['its origin only begins like ours', { origin: 'https://cornerpiece.example.evil.example' }],
    ['its origin is hidden', { origin: 'null' }],
    ['it comes out of a sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ])('refuses an enquiry when %s [API-47]', async (_, headers) => {
    expectFailure(await postJson(enquiry, { headers }), { status: 403, code: 'cross_site' });
    const form = await postForm(enquiry, { headers });
    expectFailure(form, { status: 403, code: 'cross_site' });
  });
});

describe('POST /api/contact from our own pages and from tools', () => {
  it.each([
    ['a browser says so', { 'sec-fetch-site': 'same-origin', origin: 'https://cornerpiece.example' }],
    ['a browser says so but hides the origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['the origin is the host asked', { origin: 'http://10.1.1.5:3000', host: '10.1.1.5:3000' }],
    ['the origin is the configured site', { origin: 'https://cornerpiece.example', host: '10.1.1.5:3000' }],
    ['nothing is said, as by curl', {}],
  ])('takes an enquiry when %s', async (_, headers) => {
    expect((await postJson(enquiry, { headers })).status).toBe(200);
  });
});

describe('a flood of enquiries', () => {
  const countLeads = async () => (await database().selectFrom('leads').select('id').execute()).length;

  const flood = async (clientAddress: string, count: number, headers = (_: number) => ({})) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      statuses.push((await postJson(enquiry, { clientAddress, headers: headers(index) })).status);
    }
    return statuses;
  };
  const tenTaken = Array(10).fill(200);

  it('is stopped after ten in a minute, with the time to wait, and stops nobody else [API-47]', async () => {
    expect(await flood('203.0.113.50', 10)).toEqual(tenTaken);
    const before = await countLeads();
    const answer = await postJson(enquiry, { clientAddress: '203.0.113.50' });
    expectFailure(answer, { status: 429, code: 'rate_limited' });
    const retryAfter = Number(answer.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(await countLeads()).toBe(before);
    expect((await postJson(enquiry, { clientAddress: '203.0.113.51' })).status).toBe(200);
  });

  it('is stopped whatever X-Forwarded-For it invents', async () => {
    const statuses = await flood('203.0.113.60', 11, (index) => ({ 'x-forwarded-for': `9.9.9.${index}` }));
    expect(statuses).toEqual([...tenTaken, 429]);
  });

  it('is stopped when it wanders through the addresses of one IPv6 customer', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await postJson(enquiry, { clientAddress: `2001:db8:1:2:${index}::7` })).status);
    }
    expect(statuses).toEqual([...tenTaken, 429]);
  });

  it('counts forms too, and sends them back to the page with the time to wait', async () => {
    await flood('203.0.113.70', 10);
    const answer = await postForm(enquiry, { clientAddress: '203.0.113.70' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact#not-sent']);
  });
});
