import '@/tests/support/route-environment';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { env } from '@/lib/config/env';
import {
  enquiry,
  onlyLead,
  outbox,
  postJson,
  storedLeads,
  withContactDatabase,
} from '@/tests/support/route-contact';
import { expectFailure } from '@/tests/support/route-failure';

withContactDatabase();

const answerBy = expect.stringMatching(
  /^You’ll have our answer by \w+, \d+\s\w+ 20\d\d, \d+:\d\d\s[ap]m, Gold Coast time\.$/,
);

describe('POST /api/contact with JSON', () => {
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
