import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { configuredTransport } from '@/lib/mail/configured-transport';
import { eachTest } from '@/tests/support/started';
import { startFakeResend } from '../../support/fake-resend';
import { tempDir } from '../../support/temp-dir';

const message = {
  from: 'Us <us@cornerpiece.example>',
  to: ['leads@cornerpiece.example'],
  subject: 'Enquiry: Dana',
  html: '<p>Hello</p>',
  text: 'Hello',
};
const sentMail = z.object({ to: z.array(z.string()), subject: z.string() });

describe('the mail of a preview', () => {
  const folder = tempDir('preview-mail');
  const before = { ...env };
  const resend = eachTest(startFakeResend);

  beforeEach(() => {
    Object.assign(env, { RESEND_API_KEY: 're_key', RESEND_BASE_URL: resend.baseUrl, DATA_DIR: folder.path });
  });
  afterEach(() => {
    Object.assign(env, { PREVIEW_MAIL_TO: undefined, VERCEL_ENV: undefined }, before);
  });
  afterAll(() => folder.remove());

  const send = (key: string) => configuredTransport().send(message, key);
  const sent = () => resend.accepted.map(({ body }) => sentMail.parse(JSON.parse(body)));

  it('goes to the addresses of the preview only, and says so in the subject', async () => {
    env.SITE_ENV = 'preview';
    env.PREVIEW_MAIL_TO = ['dev@cornerpiece.example'];
    await expect(send('lead-1')).resolves.toMatchObject({ kind: 'sent' });
    expect(sent()).toEqual([{ to: ['dev@cornerpiece.example'], subject: '[preview] Enquiry: Dana' }]);
  });

  it('is captured when no address is set, though the provider would take it', async () => {
    env.VERCEL_ENV = 'preview';
    await expect(send('lead-2')).resolves.toMatchObject({ providerId: 'captured' });
    expect(resend.requests).toEqual([]);
    expect(readdirSync(join(folder.path, 'mail'))).toEqual(['lead-2.eml']);
    const mail = await PostalMime.parse(readFileSync(join(folder.path, 'mail/lead-2.eml')));
    expect(mail.subject).toBe('[preview] Enquiry: Dana');
  });

  it('is no concern of the real site, which ignores those addresses', async () => {
    env.PREVIEW_MAIL_TO = ['dev@cornerpiece.example'];
    await send('lead-3');
    expect(sent()).toEqual([{ to: message.to, subject: message.subject }]);
  });
});
