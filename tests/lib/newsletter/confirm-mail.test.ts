import { localeCodes, locales } from '@/lib/i18n/locales';
import { confirmMail } from '@/lib/newsletter/confirm-mail';
import { consentWording } from '@/lib/newsletter/subscribe';

const options = {
  email: 'deb@nerang.example',
  locale: 'en',
  consentWording: 'You agree to <b>this</b>.',
  confirmToken: 'CCCCCCCCCCCCCCCCCCCCCC',
  unsubscribeToken: 'UUUUUUUUUUUUUUUUUUUUUU',
} as const;

describe('confirmMail', () => {
  it('asks for one thing, by a button and by the address in full', async () => {
    const { html, text, to } = await confirmMail(options);
    expect(to).toEqual([options.email]);
    expect(html.match(/\/api\/newsletter\/confirm\?token=C{22}/g)).toHaveLength(3);
    expect(text).toMatch(
      /^Yes, subscribe me:\nhttps?:\/\/\S+\/api\/newsletter\/confirm\?token=C{22}&locale=en$/m,
    );
    expect(text).toContain('The link works for 7 days.');
  });

  it('names the sender with office, phone and email, and answers go to us [NEWS-06]', async () => {
    const { html, text, replyTo } = await confirmMail(options);
    for (const part of [html, text]) {
      expect(part).toContain('Cornerpiece Pty Ltd');
      expect(part).toContain('Robina QLD 4226');
      expect(part.replace(/<[^>]*>/g, '')).toContain('1300 944 422, hello@cornerpiece.example');
    }
    expect(replyTo?.address).toBe('hello@cornerpiece.example');
  });

  it('carries the way out in its text and in its header [NEWS-06]', async () => {
    const { text, headers } = await confirmMail(options);
    expect(text).toMatch(/\/api\/newsletter\/unsubscribe\?token=U{22}/);
    expect(headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<http[^>]+\?token=U{22}&locale=en>, <mailto:[^>]+U{22}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('quotes what was agreed to, and lets no value become markup', async () => {
    const { html, text } = await confirmMail(options);
    expect(text).toContain('You agree to <b>this</b>.');
    expect(html).toContain('You agree to &lt;b&gt;this&lt;/b&gt;.');
  });

  it.each(localeCodes)('is written in %s, in its direction', async (locale) => {
    const { html, subject } = await confirmMail({ ...options, locale });
    expect(html).toContain(`dir="${locales[locale].dir}"`);
    expect(subject).toContain('Cornerpiece Digital');
    expect(await consentWording(locale)).toContain('Cornerpiece Pty Ltd');
  });
});
