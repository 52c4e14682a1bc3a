import { emailAddress } from '@/lib/mail/email-schema';

const reason = (typed: string) => {
  const { error } = emailAddress.safeParse(typed);
  const [issue] = error?.issues ?? [];
  return issue?.code === 'custom' ? issue.params?.reason : issue?.code;
};

describe('an address', () => {
  it.each([
    'anna@example.com',
    "o'brien+shop@sub.example.com.au",
    'anna@bäckerei-köhler.example',
    'anna@xn--bckerei-khler-bfb2z.example',
    'info@例え.jp',
    'info@例え。jp',
    'info@example.中国',
    'mail@کسب\u200cوکار.ir',
    'post@почта.бг',
    'a@ドメイン・テスト.jp',
  ])('%s is taken as typed', (typed) => {
    expect(emailAddress.parse(typed)).toBe(typed);
  });

  it('loses the invisible marks that come with a copy', () => {
    expect(emailAddress.parse('\u200eanna@example.com\u202c ')).toBe('anna@example.com');
  });

  it.each(['jürgen@example.com', 'علی@example.com', '太郎@例え.jp', 'ｉｎｆｏ@example.com'])(
    '%s is refused because of its name',
    (typed) => {
      expect(reason(typed)).toBe('foreign_mailbox');
    },
  );

  it.each([
    'anna',
    'anna@',
    '@example.com',
    'anna@host',
    'anna@köhler',
    'a@b@example.com',
    'anna@example.com/köhler.de',
    'anna@köhler.de?subject=x.example',
    'anna@a..example',
    'anna@-a.example',
    'anna@127.0.0.1:25',
    'anna@[::1]',
    'anna@exa mple.com',
    `anna@${'ö'.repeat(64)}.example`,
    `anna@${'köhler.'.repeat(30)}example`,
  ])('%s is no address', (typed) => {
    expect(reason(typed)).toBe('invalid_email');
  });
});
