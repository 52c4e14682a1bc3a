import '@/tests/support/route-environment';
import { POST as postAudit } from '@/app/api/seo-audit/route';
import { solveProof } from '@/lib/browser/http/solve-proof';
import { database } from '@/lib/db/database';
import { minuteMs } from '@/lib/durations';
import { enqueueDueBundles } from '@/lib/leads/bundles/enqueue-due-bundles';
import { listLeads } from '@/lib/leads/leads-store';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { enquiry, outbox, postForm, postJson, withContactDatabase } from '@/tests/support/route-contact';
import { callRoute } from '@/tests/support/route-server';
import { staffMails } from '@/tests/support/staff-mails';

withContactDatabase();

/** Enquiries received earlier, each from an address of its own, or all from one. */
async function haveArrived(
  count: number,
  { clientIp, minutesAgo = 1 }: { clientIp?: string; minutesAgo?: number } = {},
) {
  for (let index = 0; index < count; index += 1) {
    const input = contactSchema.parse({
      ...enquiry,
      email: `visitor-${index}@example.com`,
      message: `Question ${index}`,
    });
    const now = new Date(Date.now() - minutesAgo * minuteMs);
    await submitLead(input, { clientIp: clientIp ?? `198.51.100.${index}`, now }, { db: database() });
  }
}

function challengeIn(body: unknown): Parameters<typeof solveProof>[0] {
  const { challenge }: { challenge?: Parameters<typeof solveProof>[0] } = Object(body);
  if (!challenge) throw new Error('There is no challenge.');
  return challenge;
}

const countLeads = async () => (await listLeads(database(), {})).length;

describe('POST /api/contact while leads flood in', () => {
  it('asks scripts for a proof of work from the 61st enquiry in ten minutes on, and takes it', async () => {
    await haveArrived(59);
    expect((await postJson({ ...enquiry, message: 'The sixtieth' })).status).toBe(200);

    const asked = await postJson(enquiry);
    expect(asked.status).toBe(428);
    expect(asked.body).toMatchObject({ success: false, code: 'proof_required', message: expect.any(String) });
    expect(asked.headers.get('cache-control')).toBe('no-store');
    expect(await countLeads()).toBe(60);

    const proof = await solveProof(challengeIn(asked.body));
    expect((await postJson({ ...enquiry, proof })).status).toBe(200);
    expect(await countLeads()).toBe(61);
  });

  it('takes a solution once, and no invented one', async () => {
    await haveArrived(60);
    const asked = await postJson(enquiry);
    const proof = await solveProof(challengeIn(asked.body));
    expect((await postJson({ ...enquiry, proof })).status).toBe(200);
    expect((await postJson({ ...enquiry, message: 'More', proof })).status).toBe(428);
    expect((await postJson({ ...enquiry, message: 'More', proof: 'please' })).status).toBe(428);
    expect((await postJson({ ...enquiry, message: 'More', proof: 7 })).status).toBe(428);
    expect(await countLeads()).toBe(61);
  });

  it('answers the same submission with the same id, also when its proof is used up', async () => {
    await haveArrived(60);
    const headers = { 'idempotency-key': '7f0c2f1e-88c4-4c55-9f6e-0a1b2c3d4e5f' };
    const solve = async () => solveProof(challengeIn((await postJson(enquiry, { headers })).body));
    const first = await postJson({ ...enquiry, proof: await solve() }, { headers });
    const second = await postJson({ ...enquiry, proof: await solve() }, { headers });
    expect(second.body).toEqual(first.body);
    expect(await countLeads()).toBe(61);
  });

  it('never refuses a form without script: it is stored, and reaches staff in the bundle', async () => {
    await haveArrived(60);
    const answer = await postForm({ ...enquiry, message: 'No script here.' });
    expect(answer.headers.get('location')).toBe('/contact#sent');
    const before = await outbox();
    expect(before.filter(({ payload }) => payload.includes('No script here.'))).toEqual([]);

    await enqueueDueBundles(database(), Date.now() + 15 * minuteMs);
    const mails = await staffMails(database());
    expect(mails.filter(({ text }) => text.includes('No script here.'))).toMatchObject([
      { kind: 'lead-bundle' },
    ]);
  });

  it('takes form data of a script, too, which is how a browser sends that can solve nothing', async () => {
    await haveArrived(60);
    const answer = await postForm(enquiry, { headers: { accept: 'application/json' } });
    expect([answer.status, answer.body]).toEqual([200, { success: true, id: expect.any(String) }]);
  });

  it('asks nobody any more ten minutes later', async () => {
    await haveArrived(60, { minutesAgo: 11 });
    expect((await postJson(enquiry)).status).toBe(200);
  });

  it('asks only the network that floods', async () => {
    await haveArrived(10, { clientIp: '203.0.113.80' });
    expect((await postJson(enquiry, { clientAddress: '203.0.113.80' })).status).toBe(428);
    expect((await postJson(enquiry, { clientAddress: '203.0.113.81' })).status).toBe(200);
  });

  it('asks the audit form as well, before it reads any website', async () => {
    await haveArrived(60);
    const body = JSON.stringify({
      url: 'https://nobody.invalid',
      email: 'kim@example.com',
      businessName: 'Kim',
    });
    const headers = { 'content-type': 'application/json' };
    const answer = await callRoute(postAudit, { path: '/api/seo-audit', method: 'POST', headers, body });
    expect([answer.status, answer.body]).toMatchObject([428, { code: 'proof_required' }]);
    expect(await countLeads()).toBe(60);
  });
});
