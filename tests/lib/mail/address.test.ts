import { formatAddress, safeAddress } from '@/lib/mail/address';

describe('safeAddress', () => {
  it.each([
    ['Anna Müller', 'Anna Müller'],
    ['سارا محمدی', 'سارا محمدی'],
    ['O’Brien-Smith', 'O’Brien-Smith'],
    ['Eve\r\nBcc: all@example.com', 'Eve Bcc all example.com'],
    ['Eve" <boss@example.com>, "x', 'Eve boss example.com x'],
    ['Eve\u202egnp.exe', 'Eve gnp.exe'],
    ['<>', ''],
    ['=?utf-8?b?DQo=?= Eve', '= ?utf-8?b?DQo= ?= Eve'],
  ])('makes a harmless name of %j', (typed, name) => {
    expect(safeAddress(typed, 'eve@example.com')).toEqual({ name, address: 'eve@example.com' });
  });

  it('shortens a name without taking a family apart', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(safeAddress(`${'a'.repeat(97)}${family}`, 'a@example.com').name).toBe('a'.repeat(97));
    expect(safeAddress(`${'a'.repeat(93)}${family}`, 'a@example.com').name).toBe(
      `${'a'.repeat(93)}${family}`,
    );
  });

  it('shortens a name without cutting a character in two', () => {
    expect(safeAddress('😀'.repeat(200), 'a@example.com').name).toBe('😀'.repeat(100));
  });
});

describe('formatAddress', () => {
  it('quotes the name and leaves out an empty one', () => {
    expect(formatAddress({ name: 'Anna', address: 'a@example.com' })).toBe('"Anna" <a@example.com>');
    expect(formatAddress({ name: '', address: 'a@example.com' })).toBe('a@example.com');
  });
});
