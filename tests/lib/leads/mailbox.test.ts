import { normalizeMailbox } from '@/lib/leads/mailbox';

describe('mailboxOf', () => {
  it.each([
    ['Anna@Example.com', 'anna@example.com'],
    ['anna+offer@example.com', 'anna@example.com'],
    ['anna+a+b@example.com', 'anna@example.com'],
    ['a.n.n.a+x@gmail.com', 'anna@gmail.com'],
    ['a.nna@googlemail.com', 'anna@gmail.com'],
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
