import '@/tests/support/route-environment';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/config/env';
import { log } from '@/lib/log/log';
import { expectFailure } from '@/tests/support/route-failure';
import {
  openConfirm,
  openUnsubscribe,
  postForm,
  postJson,
  postUnsubscribe,
  signUp,
} from '@/tests/support/route-newsletter';

const token = '?token=AAAAAAAAAAAAAAAAAAAAAA';
const asProgram = { headers: { accept: '*/*' } };

// A folder where the database file should be: it can't be opened, not even by root.
beforeAll(() => mkdirSync(path.join(env.DATA_DIR, 'site.sqlite')));
beforeEach(() => jest.spyOn(log, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(env.DATA_DIR, { recursive: true }));

describe('the newsletter while the database is down', () => {
  it('says with the phone number that nothing was stored, and mails nothing', async () => {
    const answer = await postJson(signUp);
    expectFailure(answer, { status: 503, code: 'unavailable' });
    expect(answer.text).toContain('1300 944 422');
    expect(jest.mocked(log.error).mock.calls.flat().join('\n')).not.toContain(signUp.email);
  });

  it('sends a form without script to the page that says so', async () => {
    const answer = await postForm({ ...signUp, locale: 'fa' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fa/newsletter/not-sent']);
  });

  it('answers a mail program with a retry, and a person with a page', async () => {
    const oneClick = await postUnsubscribe(`/api/newsletter/unsubscribe${token}`);
    expectFailure(oneClick, { status: 503, code: 'unavailable' });
    for (const open of [openConfirm, openUnsubscribe]) {
      const person = await open(`/api/newsletter/confirm${token}`);
      expect(person.headers.get('location')).toBe('/newsletter/not-sent');
      expectFailure(await open(`/api/newsletter/confirm${token}`, asProgram), {
        status: 503,
        code: 'unavailable',
      });
    }
  });
});
