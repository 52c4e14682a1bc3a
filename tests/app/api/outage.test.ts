import '@/tests/support/route-environment';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GET } from '@/app/api/health/route';
import { env } from '@/lib/config/env';
import { log } from '@/lib/log/log';
import { flushEvents } from '@/lib/tracking/record-event';
import { enquiry, postForm, postJson } from '@/tests/support/route-contact';
import { expectFailure } from '@/tests/support/route-failure';
import {
  openConfirm,
  openUnsubscribe,
  postJson as postSignUp,
  postForm as postSignUpForm,
  postUnsubscribe,
  signUp,
} from '@/tests/support/route-newsletter';
import { Visitor } from '@/tests/support/route-profile';
import { callRoute } from '@/tests/support/route-server';
import { consent, postEvent, tracked } from '@/tests/support/route-tracking';

// A folder where the database file should be: it can't be opened, not even by root.
beforeAll(() => mkdirSync(path.join(env.DATA_DIR, 'site.sqlite')));
beforeEach(() => jest.spyOn(log, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(env.DATA_DIR, { recursive: true }));

describe('an enquiry while the database is down', () => {
  const mailFolder = path.join(env.DATA_DIR, 'mail');

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
});

describe('the newsletter while the database is down', () => {
  const token = '?token=AAAAAAAAAAAAAAAAAAAAAA';

  const asProgram = { headers: { accept: '*/*' } };

  it('says with the phone number that nothing was stored, and mails nothing', async () => {
    const answer = await postSignUp(signUp);
    expectFailure(answer, { status: 503, code: 'unavailable' });
    expect(answer.text).toContain('1300 944 422');
    expect(jest.mocked(log.error).mock.calls.flat().join('\n')).not.toContain(signUp.email);
  });

  it('sends a form without script to the page that says so', async () => {
    const answer = await postSignUpForm({ ...signUp, locale: 'fa' });
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

describe('a profile while the database is down', () => {
  it('a profile that could not be saved is no success, and gives no cookie', async () => {
    const visitor = new Visitor();
    const answer = await visitor.save();
    expectFailure(answer, { status: 503, code: 'unavailable' });
    expect(answer.text).toContain('1300 944 422');
    expect(visitor.cookie).toBeUndefined();
  });

  it.each(['show', 'list', 'generate'] as const)('%s says that it is not possible now', async (call) => {
    const { createVisitorId, withVisitorCookie } = await import('@/lib/http/session-cookie');
    const known = await withVisitorCookie(new Response(), createVisitorId());
    const visitor = new Visitor(known.headers.getSetCookie()[0]?.split(';')[0]);
    expectFailure(await visitor[call](), { status: 503, code: 'unavailable' });
  });
});

describe('events while the database is down', () => {
  it.each(tracked)('$name only logs that the database is down', async ({ path: at, event }) => {
    const logged = jest.spyOn(log, 'error').mockReturnValue();
    const answer = await postEvent(at, { headers: consent, body: JSON.stringify(event) });
    expect(answer.status).toBe(202);
    await flushEvents();
    await answer.finish();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledWith(
      'tracking: 1 event(s) could not be stored:',
      expect.objectContaining({ code: 'EISDIR' }),
    );
  });
});
