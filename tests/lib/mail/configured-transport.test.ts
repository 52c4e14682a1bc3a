import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { safeAddress } from '@/lib/mail/address';
import { configuredTransport } from '@/lib/mail/configured-transport';
import { startFakeResend } from '../../support/fake-resend';
import { tempDir } from '../../support/temp-dir';

const sent = z.object({ from: z.string(), to: z.array(z.string()), reply_to: z.string() });

it('mails no encoded word that a visitor has written', async () => {
  const folder = tempDir('transport');
  jest.replaceProperty(env, 'DATA_DIR', folder.path);
  const name = `=?utf-8?b?${Buffer.from('Eve\r\nBcc: all@example.com\u202e').toString('base64')}?=`;
  const message = { from: 'us@example.com', to: ['staff@example.com'], html: '', text: '' };
  const replyTo = safeAddress(name, 'eve@example.com');
  await configuredTransport().send({ ...message, replyTo, subject: `Enquiry: ${name}` }, 'key');
  const mail = await PostalMime.parse(readFileSync(join(folder.path, 'mail', 'key.eml')));
  const shown = [mail.subject, mail.replyTo?.[0]?.name].join('|');
  expect(shown).not.toMatch(/[\r\n\u202e]|Bcc/);
  expect(shown).toContain('utf-8?b?');
  folder.remove();
});

it('mails to the ASCII form of an international domain, and names it so in the answer’s address', async () => {
  const resend = await startFakeResend();
  const before = { ...env };
  Object.assign(env, { RESEND_API_KEY: 're_key', RESEND_BASE_URL: resend.baseUrl });
  const message = {
    from: 'Bäckerei <post@bäckerei.example>',
    to: ['info@例え.jp', 'anna@example.com'],
    replyTo: { name: 'کسب‌وکار', address: 'mail@کسب\u200cوکار.ir' },
    subject: 'Köhler',
    html: '<p>info@例え.jp</p>',
    text: 'info@例え.jp',
  };
  await expect(configuredTransport().send(message, 'key')).resolves.toMatchObject({ kind: 'sent' });
  expect(resend.accepted.map(({ body }) => sent.parse(JSON.parse(body)))).toEqual([
    {
      from: 'Bäckerei <post@xn--bckerei-5wa.example>',
      to: ['info@xn--r8jz45g.jp', 'anna@example.com'],
      reply_to: '"کسب‌وکار" <mail@xn--mgbb2af0i3zd4013c.ir>',
    },
  ]);
  Object.assign(env, { RESEND_API_KEY: undefined, RESEND_BASE_URL: undefined }, before);
  await resend.stop();
});
