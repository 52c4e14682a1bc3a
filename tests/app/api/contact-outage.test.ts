import '@/tests/support/route-environment';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GET } from '@/app/api/health/route';
import { env } from '@/lib/config/env';
import { log } from '@/lib/log/log';
import { enquiry, postForm, postJson } from '@/tests/support/route-contact';
import { expectFailure } from '@/tests/support/route-failure';
import { callRoute } from '@/tests/support/route-server';

const mailFolder = path.join(env.DATA_DIR, 'mail');

// A folder where the database file should be: it can't be opened, not even by root.
beforeAll(() => mkdirSync(path.join(env.DATA_DIR, 'site.sqlite')));
beforeEach(() => jest.spyOn(log, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(env.DATA_DIR, { recursive: true }));

describe('POST /api/contact while the database is down', () => {
  it('mails the enquiry at once instead, and says yes only after that', async () => {
    const answer = await postJson(enquiry);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, id: expect.any(String) });
    expect(readdirSync(mailFolder)).toHaveLength(1);
    await answer.finish();
    expect(readdirSync(mailFolder)).toHaveLength(1);
  });

  it('says with the phone number that nothing went out when the mail fails, too [API-47]', async () => {
    rmSync(mailFolder, { recursive: true });
    writeFileSync(mailFolder, 'a file where the folder should be');
    const answer = await postJson(enquiry);
    expectFailure(answer, { status: 503, code: 'unavailable' });
    expect(answer.text).toContain('1300 944 422');
    expect(answer.text).not.toContain(env.DATA_DIR);

    const form = await postForm(enquiry);
    expect([form.status, form.headers.get('location')]).toEqual([303, '/contact#not-sent']);
  });

  it('logs the reason for us [API-47]', async () => {
    await postJson(enquiry);
    expect(jest.mocked(log.error).mock.calls.flat().join('\n')).toContain('POST /api/contact failed');
  });
});

describe('GET /api/health while the database is down', () => {
  it('answers 503 in the one shape [API-47]', async () => {
    const answer = await callRoute(GET, { path: '/api/health' });
    expectFailure(answer, { status: 503, code: 'unavailable' });
  });
});
