import { phoneNumber } from '@/lib/leads/phone-schema';

it.each([
  '',
  '13 11 14',
  '1300 FLOWERS',
  '+61 (0)7 5550-1234',
  '0412 345 678 (after 5 pm)',
  '07.5550.1234 ext. 9',
  '۰۴۱۲ ۳۴۵ ۶۷۸',
  '٠٤١٢٣٤٥٦٧٨',
  '０４１２－３４５－６７８',
  '０４１２ or 345 678',
])('%p is a phone number', (value) => {
  expect(phoneNumber.safeParse(value).success).toBe(true);
});

it.each(['abc', 'abc 1300', '12345', 'call me', '+', '++++++', '½⅓¼⅛⅙⅚', 'ⅠⅡⅢⅣⅤⅥ'])('%p is none', (value) => {
  expect(phoneNumber.safeParse(value).error?.issues[0]).toMatchObject({
    params: { reason: 'invalid_phone' },
  });
});

it.each([
  ['۰۴۰۰ ۱۲۳ ۴۵۶', '0400 123 456'],
  ['٠٤١٢٣٤٥٦٧٨', '0412345678'],
  ['＋６１　４１２－３４５－６７８', '+61 412-345-678'],
  ['（０７）５５５０　１２３４', '(07)5550 1234'],
  ['0412 345 678 (after 5 pm)', '0412 345 678 (after 5 pm)'],
])('%p reaches staff as %p, which they can dial', (typed, phone) => {
  expect(phoneNumber.parse(typed)).toBe(phone);
});
