import { parseMoney } from '@/lib/staff/parse-money';

it.each([
  ['1234.50', 123_450],
  ['1,234.50', 123_450],
  ['$1,234', 123_400],
  ['A$1,234,567.89', 123_456_789],
  ['1234 AUD', 123_400],
  [' 12.3 ', 1230],
  ['1 234.50', 123_450],
  ['1’234', 123_400],
  ['0', 0],
  ['9,999,999.99', 999_999_999],
  ['۱۲۳۴٫۵۰', 123_450],
  ['۱٬۲۳۴', 123_400],
  ['１，２３４．５０', 123_450],
])('takes %j for one sum', (typed, cents) => {
  expect(parseMoney(typed)).toEqual({ cents });
});

it.each([
  '1234,50',
  '12,34',
  '1,2,3',
  '1,2345',
  '1.234',
  '1.234,50',
  '1,234 567',
  '1,,234',
  ',50',
  '.50',
  '-5',
  '5k',
  '$',
  '',
])('refuses %j, which may mean another sum or none', (typed) => {
  expect(parseMoney(typed)).toEqual({ fault: 'ambiguous' });
});

it.each(['999999999999', '$999,999,999,999', '10,000,000'])('refuses %j as no order of ours', (typed) => {
  expect(parseMoney(typed)).toEqual({ fault: 'too_much' });
});
