import { internationalPhone } from '@/lib/metadata/international-phone';

it.each([
  ['1300 944 422', '+61 1300 944 422'],
  ['13 22 44', '+61 13 22 44'],
  ['(07) 5550 1234', '+61 7 5550 1234'],
  ['0412 345 678', '+61 412 345 678'],
  ['+61 7 5550 1234', '+61 7 5550 1234'],
  ['+64 9 555 0100', '+64 9 555 0100'],
])('%s is called from abroad as %s', (printed, international) => {
  expect(internationalPhone(printed)).toBe(international);
});
