import { readNumber } from '@/lib/i18n/read-number';

it.each([
  ['4.6', 4.6],
  ['4,6', 4.6],
  [' 12 ', 12],
  ['۴٫۶', 4.6],
  ['۴.۶', 4.6],
  ['٤٫٦', 4.6],
  ['٤،٦', 4.6],
  ['４．６', 4.6],
  ['４，６', 4.6],
  ['४.६', 4.6],
  ['𝟜.𝟞', 4.6],
  ['1,234', 1234],
  ['1.234.567', 1_234_567],
  ['۱٬۲۳۴', 1234],
  ['1 234', 1234],
  ['0', 0],
  ['۹', 9],
  ['-1', -1],
])('reads %s as %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

it.each(['', ' ', 'many', '4.6.1', '0x10', '1e3', 'Infinity', '四', '4/5'])(
  'takes “%s” for no number',
  (typed) => {
    expect(readNumber(typed)).toBeNaN();
  },
);
