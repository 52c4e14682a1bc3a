import '@/tests/support/audit-environment';
import { POST } from '@/app/api/seo-audit/route';
import { requestAudit } from '@/lib/audit/request-audit';
import { database } from '@/lib/db/database';
import { postJson, withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { sends } from '@/tests/support/target-site';

// The page is parsed in a process of its own, which takes its time to start on a busy machine.
jest.setTimeout(30_000);

withAuditDatabase();
const site = withTargetSite();

const person = { email: 'dana@whitlock-motors.example', businessName: 'Whitlock Motors' };
const post = () => postJson(POST, '/api/seo-audit', { url: site().url, ...person });
const leads = () => database().selectFrom('leads').selectAll().execute();

describe('an enquiry is kept', () => {
  it.each([
    ['a private name', 'http://localhost/'],
    ['no address at all', `https://${'a'.repeat(2100)}.example/`],
  ])('when the website itself leads where we may not go: %s', async (_, location) => {
    site().page = sends(301, '', { location });
    const answer = await post();
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('We have your details') });
    expect(await leads()).toMatchObject([{ email: person.email }]);
  });

  it('when the audit fails by our own fault', async () => {
    const broken = jest.fn().mockRejectedValue(new TypeError('a fault of ours'));
    const input = { url: site().url, ...person, locale: 'en' as const };
    const requested = requestAudit(input, {}, { audit: broken });
    await expect(requested).rejects.toMatchObject({ code: 'internal', isEnquiryStored: true });
    expect(await leads()).toMatchObject([{ email: person.email }]);
  });
});

describe('a page with characters that no database takes', () => {
  it('is audited like any other', async () => {
    const data = '{"@context":"https://schema.org","@type":"Plumber\\u0000\\u0007","name":"x"}';
    site().page = sends(
      200,
      `<!doctype html><html lang="en"><head><title>A&#7;b</title><script type="application/ld+json">${data}</script></head><body>x</body></html>`,
    );
    const answer = await post();
    expect(answer.status).toBe(200);
    expect(/\\u00(?:00|07)/.test(JSON.stringify(answer.body))).toBe(false);
    const runs = await database().selectFrom('audit_runs').selectAll().execute();
    expect(/\\u00(?:00|07)/.test(runs[0]?.facts ?? '')).toBe(false);
  });
});
