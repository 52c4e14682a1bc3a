import '@/tests/support/audit-environment';
import { POST } from '@/app/api/seo-audit/route';
import { database } from '@/lib/db/database';
import { fakeDate } from '@/tests/support/fake-date';
import { postForm, withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { sends } from '@/tests/support/target-site';

// The page is parsed in a process of its own, which takes its time to start on a busy machine.
jest.setTimeout(30_000);

withAuditDatabase();
const site = withTargetSite();

const person = { email: 'Dana@whitlock-motors.example', businessName: 'Whitlock Motors' };
const leads = () => database().selectFrom('leads').selectAll().execute();
const links = () => database().selectFrom('audit_links').selectAll().execute();

describe('POST /api/seo-audit by a form without script', () => {
  const send = (fields: Record<string, string> = {}, init: Parameters<typeof postForm>[3] = {}) => {
    const page = { page: '/fa/seo-audit', locale: 'fa' };
    return postForm(POST, '/api/seo-audit', { url: site().url, ...person, ...page, ...fields }, init);
  };

  it('goes on to the report in the language of the page', async () => {
    const answer = await send();
    const [link] = await links();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/fa/reports/${link?.token}`);
  });

  it('makes one report of two presses of the button, also minutes later, and another one for anybody else', async () => {
    fakeDate();
    jest.setSystemTime(new Date('2026-11-26T02:09:10Z'));
    const browser = (agent: string) => ({ headers: { 'user-agent': agent } });
    const pressed = await Promise.all([send({}, browser('Ann')), send({}, browser('Ann'))]);
    jest.setSystemTime(new Date('2026-11-26T02:17:00Z'));
    const later = await send({}, browser('Ann'));
    jest.useRealTimers();
    expect(await links()).toHaveLength(1);
    expect(later.headers.get('location')).toBe(pressed[0]?.headers.get('location'));
    await send({}, browser('Bob'));
    expect(await links()).toHaveLength(2);
  });

  it.each([
    ['exa mple', 'Това не прилича на адрес на сайт.'],
    ['няма', 'Можем да проверяваме само публични сайтове'],
    ['http://192.168.0.1/', 'Можем да проверяваме само публични сайтове'],
  ])('names the address %s and what is wrong with it, and keeps the rest', async (url, reason) => {
    const answer = await send({ url, locale: 'bg', page: '/bg/seo-audit' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('<html lang="bg"');
    expect(answer.text).toMatch(new RegExp(`<p id="field-url-error">${reason}`));
    expect(answer.text).toContain(`value="${url}"`);
    expect(answer.text).toContain(`value="${person.businessName}"`);
    expect(answer.text).toContain(`value="${person.email}"`);
    expect(await leads()).toEqual([]);
  });

  it('shows the form once more, with what was typed, when something is missing', async () => {
    const answer = await send({ email: '', rivalOne: 'rival.example' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('<form method="post" action="/api/seo-audit">');
    expect(answer.text).toContain(`value="${site().url}"`);
    expect(answer.text).toContain('value="rival.example"');
    expect(answer.text).toMatch(/<p id="field-email-error">\p{Script=Arabic}/u);
  });

  it('says on the page that the website could not be read and the enquiry is kept', async () => {
    site().page = sends(200, '', { 'content-type': 'image/png' });
    const answer = await send();
    expect(answer.headers.get('location')).toBe('/fa/seo-audit#not-read');
    expect(await leads()).toHaveLength(1);
  });
});
