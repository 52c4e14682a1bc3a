import '@/tests/support/route-environment';
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
    const refused = await postForm({ ...enquiry, email: '', locale: 'de' }, { headers });
    expect(refused.headers.get('location')).toBe('/de/contact#not-sent');
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

  it.each([
    ['a wrong field', { ...enquiry, email: 'dana@' }],
    ['too much text', { ...enquiry, message: 'x'.repeat(300_000) }],
  ])('goes back with a failure for %s [API-07]', async (_, fields) => {
    const answer = await postForm(fields, {
      headers: { referer: 'https://cornerpiece.example/fa/contact' },
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/fa/contact#not-sent');
    expect(await storedLeads()).toEqual([]);
  });

  it('answers JSON to a script that posts form data and asks for JSON', async () => {
    const answer = await postForm(enquiry, { headers: { accept: 'application/json' } });
    expect(answer.body).toEqual({ success: true, id: (await onlyLead()).id });
  });
});
