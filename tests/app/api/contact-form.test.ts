import '@/tests/support/route-environment';
import { fakeDate } from '@/tests/support/fake-date';
import {
  enquiry,
  onlyLead,
  outbox,
  postContact,
  postForm,
  storedLeads,
  withContactDatabase,
} from '@/tests/support/route-contact';

withContactDatabase();

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
