import '@/tests/support/route-environment';
import { GET } from '@/app/api/form-token/route';
import { database } from '@/lib/db/database';
import { createFormToken } from '@/lib/leads/form-token';
import { listLeads } from '@/lib/leads/leads-store';
import { sendGroupMails } from '@/lib/leads/send-group-mails';
import { trapField } from '@/lib/site/trap-field';
import {
  enquiry,
  onlyLead,
  outbox,
  postForm,
  postJson,
  withContactDatabase,
} from '@/tests/support/route-contact';
import { callRoute } from '@/tests/support/route-server';
import { staffMails } from '@/tests/support/staff-mails';

withContactDatabase();

const dayMs = 24 * 60 * 60_000;
const bots = 1000;
const bot = (index: number) => ({
  ...enquiry,
  name: `Bot ${index}`,
  email: `bot-${index}@offers.example`,
  message: `Offer number-${index}-end`,
  [trapField]: 'https://offers.example',
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

    await sendGroupMails(database(), Date.now() + dayMs);
    await sendGroupMails(database(), Date.now() + 2 * dayMs);

    const [digest, ...others] = await staffMails(database());
    expect(others).toEqual([]);
    expect(digest?.subject).toBe('Held back as spam: 1,000 messages');
    // Mail programs cut longer mails off; the desk has the rest.
    const shown = digest?.text.match(/number-\d+-end/g)?.length ?? 0;
    expect(shown).toBeGreaterThan(50);
    expect(digest?.text).toContain(`${bots - shown} more are not shown here.`);
  }, 120_000);

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
    await postJson({ ...enquiry, [trapField]: 'Olsen Plumbing', formToken: await minutesAgo(25 * 60) });
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
