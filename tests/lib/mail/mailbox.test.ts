import { addressKey, normalizeMailbox, toAsciiAddress } from '@/lib/mail/mailbox';

describe('normalizeMailbox', () => {
  it.each([
    ['Anna@Example.com', 'anna@example.com'],
    ['anna+offer@example.com', 'anna@example.com'],
    ['anna+a+b@example.com', 'anna@example.com'],
    ['a.n.n.a+x@gmail.com', 'anna@gmail.com'],
    ['a.nna@googlemail.com', 'anna@gmail.com'],
    ['Anna+x@Bäckerei-Köhler.example', 'anna@xn--bckerei-khler-bfb2z.example'],
    ['anna@xn--bckerei-khler-bfb2z.example', 'anna@xn--bckerei-khler-bfb2z.example'],
    ['info@例え。JP', 'info@xn--r8jz45g.jp'],
  ])('takes %s for the mailbox %s', (email, mailbox) => {
    expect(normalizeMailbox(email)).toBe(mailbox);
  });

  it('keeps dots elsewhere, where they distinguish people', () => {
    expect(normalizeMailbox('a.nna@example.com')).not.toBe(normalizeMailbox('anna@example.com'));
  });

  it('does not make one mailbox of names that are nothing but a tag', () => {
    expect(normalizeMailbox('+a@example.com')).not.toBe(normalizeMailbox('+b@example.com'));
  });
});

describe('toAsciiAddress', () => {
  it.each([
    ['Anna@bäckerei-köhler.example', 'Anna@xn--bckerei-khler-bfb2z.example'],
    ['info@例え.jp', 'info@xn--r8jz45g.jp'],
    ['mail@کسب\u200cوکار.ir', 'mail@xn--mgbb2af0i3zd4013c.ir'],
    ['Anna@example.com', 'Anna@example.com'],
  ])('writes the domain of %s as %s', (email, ascii) => {
    expect(toAsciiAddress(email)).toBe(ascii);
  });

  it.each(['anna', '', '@', 'a@b c.example'])('leaves %j, which has no such form', (text) => {
    expect(toAsciiAddress(text)).toBe(text);
  });
});

describe('addressKey', () => {
  it('keeps the tag, because tagged addresses are separate subscribers', () => {
    expect(addressKey(' Anna+News@Köhler.example ')).toBe('anna+news@xn--khler-jua.example');
  });
});
