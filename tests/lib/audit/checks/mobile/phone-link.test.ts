import { requiredFields } from '@/lib/audit/checks/local/required-fields';
import { autofill } from '@/lib/audit/checks/mobile/autofill';
import { fieldKeyboard } from '@/lib/audit/checks/mobile/field-keyboard';
import { phoneLink } from '@/lib/audit/checks/mobile/phone-link';
import { describeCheck } from '@/tests/support/describe-check';
import { leastCpuMs } from '@/tests/support/own-cpu';
import { runCheck } from '@/tests/support/run-check';

describe('phone-link', () => {
  it.each([
    ['an area number', 'Ring (07) 5555 0100 now', 'unlinked'],
    ['a mobile', 'Text 0412 345 678.', 'unlinked'],
    ['free of charge', '1300 944 422', 'unlinked'],
    ['six digits with their word', 'Call us on 13 14 50', 'unlinked'],
    ['international', '+61 7 5555 0100', 'unlinked'],
    ['American', '(555) 555-0100', 'unlinked'],
    ['American with dots', '555.555.0100', 'unlinked'],
    ['British', '020 7946 0958', 'unlinked'],
    ['French with its label', 'Tél. 01 23 45 67 89', 'unlinked'],
    ['German', '030 / 1234567', 'unlinked'],
    ['Spanish with its label', 'Tel.: 912 345 678', 'unlinked'],
    ['Persian digits', 'تلفن: ۰۲۱-۸۸۷۷۶۶۵۵', 'unlinked'],
    ['a link to another number', '0400 555 010 <a href="tel:0755550100">(07) 5555 0100</a>', 'unlinked'],
    ['a link that shows another number', '<a href="tel:0755559999">(07) 5555 0100</a>', 'other'],
    ['a link with the 0 behind the country code', '<a href="tel:+610755550100">(07) 5555 0100</a>', 'trunk'],
    ['a link with an extension', '<a href="tel:+61755550100;ext=12">(07) 5555 0100</a>', 'passed'],
    ['a link with letters', '<a href="tel:1300LUNA00">1300 586 200</a>', 'passed'],
    ['the number of a messenger', '<a href="https://wa.me/61400555010">0400 555 010</a>', 'not-applicable'],
    ['a link', '<a href="tel:+61755550100">(07) 5555 0100</a>', 'passed'],
    [
      'a link elsewhere on the page',
      '<p>(07) 5555 0100</p><a href="TEL:07%205555%200100">Ring us</a>',
      'passed',
    ],
    [
      'two numbers side by side, both links',
      '07 5555 0100 0412 345 678<a href="tel:0755550100"></a><a href="tel:0412345678"></a>',
      'passed',
    ],
    [
      'an example among lines to copy',
      '<pre><code>"telephone": "+61 7 5555 0100"</code></pre>',
      'not-applicable',
    ],
    ['an example that is our own number', '<code>+61 7 5555 0100</code> Ring +61 7 5555 0100', 'unlinked'],
    ['the 0 in brackets', '+61 (0)7 5555 0100 <a href="tel:+61755550100">Ring</a>', 'passed'],
    ['a fax', 'Fax: (07) 5555 0101', 'not-applicable'],
    ['a company number', 'ABN 51 824 753 556, ACN 004 085 616', 'not-applicable'],
    ['a bank account', 'BSB: 064-000, Acc: 0123 456 789', 'not-applicable'],
    ['dates', '01.02.2026 12:30, 2026-02-01, 01/02/2026', 'not-applicable'],
    ['a price and years', '$1,300,000 from 1998-2024', 'not-applicable'],
    ['a book', 'ISBN 0-306-40615-2', 'not-applicable'],
    ['a file', 'img_0412345678.jpg and 1.0.12345.67890', 'not-applicable'],
    ['a hidden number', '<p hidden>(07) 5555 0100</p>', 'not-applicable'],
    ['six digits without a word', '13 14 50', 'not-applicable'],
    ['a calendar', '<table><tr><td>01<td>02<td>03<td>04<td>05</table>', 'not-applicable'],
    ['sizes', 'Sizes 13 14 15 16 18, 1300 250 300 mm', 'not-applicable'],
    ['a countdown', '<div>012</div><div>23</div><div>59</div><div>59</div>', 'not-applicable'],
    ['opening times', '0800 1700, 09 00 12 30 13 30 17 00, 08.00-12.00 13.00-17.00', 'not-applicable'],
    ['an account and a card', 'DE44 5001 0517 5407 3249 31, 0400 0566 5566 5556', 'not-applicable'],
    ['a DOI', 'doi 10.1073/pnas.0801507105', 'not-applicable'],
    ['coordinates', '+27.9881234, +153.4000123', 'not-applicable'],
    ['an order', 'Order number 0400 555 010', 'not-applicable'],
    ['telephones of a maker', 'iPhone 11 12 13 14', 'not-applicable'],
    ['an example', 'such as 0412 345 678', 'not-applicable'],
    ['nothing', 'Smith Plumbing', 'not-applicable'],
  ])('%s', (_, body, found) => {
    expect(runCheck(phoneLink, { html: `<body><p>${body}</p></body>` }).found).toBe(found);
  });

  it('gives the link to paste', () => {
    const { said } = runCheck(phoneLink, { html: '<p>Ring +61 (0)7 5555 0100</p>' });
    expect(said).toContain('<a href="tel:+61755550100">+61 (0)7 5555 0100</a>');
  });

  it('reads a complete number directly after a word', () => {
    const { outcome } = runCheck(phoneLink, { html: '<p><b>Nerang</b>(07) 5555 0100</p>' });
    expect(outcome).toMatchObject({ values: { number: '(07) 5555 0100' } });
  });

  it('separates several numbers', () => {
    const { outcome } = runCheck(phoneLink, { html: '<p>020 7946 0958</p><p>020 7946 0959</p>' });
    expect(outcome).toMatchObject({
      count: 2,
      evidence: [{ snippet: '020 7946 0958' }, { snippet: '020 7946 0959' }],
    });
  });

  it.each([
    ['digits', '0 1-2 (3) 4/5.6 '.repeat(12_000)],
    ['numbers', Array.from({ length: 15_000 }, (_, index) => `04${10_000_000 + index}`).join(', ')],
  ])('takes no longer for a page made of %s', async (_, text) => {
    const took = await leastCpuMs(2000, async () => runCheck(phoneLink, { html: `<p>${text}</p>` }));
    expect(took).toBeLessThan(2000);
  });
});

const form = (fields: string) => ({
  html: `<h1>Contact</h1><form action="/send">${fields}<button>Send</button></form>`,
});
const demanded = (count: number) =>
  form(
    Array.from({ length: count }, (_, index) => `<input name="question${index}" required>`).join('') +
      '<input type="email" name="email">',
  );

describeCheck(fieldKeyboard, {
  broken: {
    'an email address in a text field': [form('<input name="your-email">'), 'plain'],
    'a phone number by its label': [form('<label for="a">Mobile number</label><input id="a">'), 'plain'],
    'a phone number in Japanese': [form('<input placeholder="電話番号">'), 'plain'],
  },
  fine: {
    'fields with their type': form('<input type="email" name="e"><input type="tel" name="t">'),
    'a text field that asks for the keyboard': form('<input name="phone" inputmode="tel">'),
  },
  'has nothing to judge': {
    'a hotel, which has “tel” in it': [form('<input name="hotel">'), 'not-applicable'],
    'the subject of an email': [form('<input name="email_subject">'), 'not-applicable'],
    'a trap for robots': [form('<input name="email" style="display:none">'), 'not-applicable'],
    'no form': [{ html: '<input name="email">' }, 'not-applicable'],
  },
});

describeCheck(autofill, {
  broken: {
    'fields without a purpose': [form('<input name="name"><input type="email" name="email">'), 'unnamed'],
    'one that forbids it': [
      form('<input name="fname" autocomplete="name"><input type="tel" autocomplete="off">'),
      'unnamed',
    ],
  },
  fine: {
    'fields with theirs': form(
      '<input name="name" autocomplete="name"><input type="email" autocomplete="section-a email">',
    ),
  },
  'has nothing to judge': {
    'a newsletter’s one field': [form('<input type="email" name="email">'), 'not-applicable'],
    'a search form': [form('<input type="search" name="q"><input name="suburb">'), 'not-applicable'],
  },
});

describeCheck(requiredFields, {
  broken: { 'seven answers': [demanded(7), 'many'] },
  fine: { 'six answers': demanded(6), none: form('<input name="name"><input type="email" name="email">') },
  'has nothing to judge': {
    'a form for something else': [
      form('<input name="a" required><input name="b" required>'),
      'not-applicable',
    ],
  },
});
