import { csvHeader, csvRows, csvSeparator, numberCell, phoneCell } from '@/lib/leads/csv-table';

it.each([
  ['+61 7 5550 1234', '+61 7 5550 1234'],
  ['0412 345 678', '0412 345 678'],
  ['0412345678', '0412 345678'],
  ['+61755501234', '+6175 5501234'],
  ['۰۴۱۲۳۴۵۶۷۸', '0412 345678'],
  ['-2+3', '-2+3'],
  ['=1+1', '=1+1'],
])('the phone number %j is a cell that no spreadsheet takes for a number: %j', (phone, cell) => {
  expect(phoneCell(phone)).toBe(cell);
});

it('writes a phone number without an apostrophe, and what could be a formula with one', () => {
  const cells = ['+61 7 5550 1234', '+6175 5501234', '=SUM(1)', '-2+3', '－１', '+1+2', '+ @x'];
  const lines = csvRows(
    ['a'],
    cells.map((a) => ({ a })),
    ',',
  )
    .split('\r\n')
    .slice(1);
  expect(lines).toEqual(
    ['+61 7 5550 1234', '+6175 5501234', "'=SUM(1)", "'-2+3", "'－１", "'+1+2", "'+ @x"].map(
      (cell) => `"${cell}"`,
    ),
  );
});

it.each([
  ['en-AU', ','],
  ['ja', ','],
  ['zh', ','],
  ['de', ';'],
  ['de-CH', ','],
  ['es', ';'],
  ['pl', ';'],
  ['bg', ';'],
  ['pt-PT', ';'],
  ['not a language', ','],
  [undefined, ','],
] as const)('in %s, spreadsheets separate cells by %s', (language, separator) => {
  expect(csvSeparator(language)).toBe(separator);
  expect(csvHeader(['a', 'b'], separator)).toBe(`\ufeffa${separator}b`);
  expect(csvRows(['a', 'b'], [{ a: '1', b: '2' }], separator)).toBe(`\r\n"1"${separator}"2"`);
  expect(numberCell('1234.50', separator)).toBe(separator === ';' ? '1234,50' : '1234.50');
});
