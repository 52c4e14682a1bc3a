import { packages } from '@/lib/content/growth-packages';
import { formatters } from '@/lib/i18n/format';
import { localeCodes } from '@/lib/i18n/locales';
import { comparableTextLength, duplicateKeys } from '@/lib/leads/duplicate-keys';
import { readWords } from '@/tests/support/message-files';

const longText = 'We sell handmade surfboards in Burleigh Heads and want an online shop. '.repeat(4);
const anna = { name: 'Anna', email: 'anna@example.com', phone: '0400 000 000', message: 'Please call me' };

describe('duplicateKeys', () => {
  it('knows the same person with the same words, whatever the tag, spaces and capitals', () => {
    const again = {
      ...anna,
      email: 'Anna+2@example.com',
      phone: '0400000000',
      message: ' please  call me! ',
    };
    expect(duplicateKeys(again).senderKey).toBe(duplicateKeys(anna).senderKey);
  });

  it.each([
    ['another person', { email: 'bert@example.com', name: 'Bert' }],
    ['another phone number', { phone: '0400 111 111' }],
    ['other words', { message: 'Please write to me' }],
  ])('takes %s for something new', (_, change) => {
    expect(duplicateKeys({ ...anna, ...change }).senderKey).not.toBe(duplicateKeys(anna).senderKey);
  });

  it('compares a short text with nobody else’s', () => {
    expect(duplicateKeys(anna).textKey).toBeNull();
  });

  it('compares a long text between senders', () => {
    const one = duplicateKeys({ ...anna, message: longText });
    const other = duplicateKeys({ ...anna, email: 'x@y.example', message: longText.toUpperCase() });
    expect(one.textKey).not.toBeNull();
    expect(other.textKey).toBe(one.textKey);
  });

  it.each(localeCodes)('lets two people order the same package with our own sentence in %s', (code) => {
    const words = readWords(code);
    const sentence = [...words].find(([key]) => key === 'products.json:enquiry')?.[1] ?? '';
    expect(sentence).toContain('{name}');
    const { price } = formatters(code);
    for (const { id, priceDollars } of packages) {
      const message = sentence.replace('{name}', id).replace('{price}', price(priceDollars));
      expect(message.length).toBeLessThan(comparableTextLength);
      expect(duplicateKeys({ ...anna, message }).textKey).toBeNull();
    }
  });
});
