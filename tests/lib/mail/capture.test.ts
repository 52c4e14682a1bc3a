import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { captureTransport } from '@/lib/mail/capture';
import { tempDir } from '../../support/temp-dir';

const message = {
  from: 'Us <us@cornerpiece.example>',
  to: ['staff@cornerpiece.example', 'boss@cornerpiece.example'],
  replyTo: { name: 'سارا', address: 'sara@example.com' },
  subject: 'Enquiry: سارا',
  html: '<p>سلام</p>',
  text: 'سلام\n.\nFrom here on',
};

describe('captureTransport', () => {
  const folder = tempDir('mail');
  const mailFolder = join(folder.path, 'mail');
  afterAll(() => folder.remove());

  it('writes one whole mail under its key, for the owner only', async () => {
    const outcome = await captureTransport(mailFolder).send(message, 'lead-1');
    expect(outcome.kind).toBe('sent');
    expect(readdirSync(mailFolder)).toEqual(['lead-1.eml']);
    expect(statSync(mailFolder).mode & 0o777).toBe(0o700);
    expect(statSync(join(mailFolder, 'lead-1.eml')).mode & 0o777).toBe(0o600);

    const mail = await PostalMime.parse(readFileSync(join(mailFolder, 'lead-1.eml')));
    expect(mail.from?.address).toBe('us@cornerpiece.example');
    expect(mail.to?.map((to) => to.address)).toEqual(message.to);
    expect(mail.replyTo).toEqual([message.replyTo]);
    expect(mail.subject).toBe(message.subject);
    expect(mail.html?.trim()).toBe(message.html);
    expect(mail.text?.trim()).toBe(message.text);
  });

  it('writes further header fields, long ones too, as they are', async () => {
    const url = `https://cornerpiece.example/api/newsletter/unsubscribe?token=${'x'.repeat(60)}`;
    const headers = {
      'List-Unsubscribe': `<${url}>, <mailto:hello@cornerpiece.example?subject=Unsubscribe>`,
    };
    await captureTransport(join(folder.path, 'letters')).send({ ...message, headers }, 'letter-1');
    const mail = await PostalMime.parse(readFileSync(join(folder.path, 'letters', 'letter-1.eml')));
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe', value: headers['List-Unsubscribe'] }),
    );
  });

  it('keeps one file when the same key comes again', async () => {
    await captureTransport(mailFolder).send(message, 'lead-1');
    expect(readdirSync(mailFolder)).toEqual(['lead-1.eml']);
  });

  it('will try again when the file can not be written, and leaves nothing half-done', async () => {
    const blocked = join(folder.path, 'blocked');
    mkdirSync(join(blocked, 'lead-2.eml', 'in-the-way'), { recursive: true });
    await expect(captureTransport(blocked).send(message, 'lead-2')).resolves.toMatchObject({ kind: 'retry' });
    expect(readdirSync(blocked)).toEqual(['lead-2.eml']);

    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    await expect(captureTransport(file).send(message, 'lead-3')).resolves.toMatchObject({ kind: 'retry' });
  });
});
