import { formatters } from '@/lib/i18n/format';
import { localeCodes } from '@/lib/i18n/locales';

describe('money', () => {
  it('is written as Australians write it in English', () => {
    const { price } = formatters('en');
    expect(price(495)).toBe('$495');
    expect(price(1295)).toBe('$1,295');
    expect(price(49.95)).toBe('$49.95');
  });

  it('has a label of its own in each language, which says Australian dollars outside English and Persian [LANG-13]', () => {
    const labels = localeCodes.map((code) =>
      formatters(code)
        .price(495)
        .replace(/[\d۰-۹\s‎]/g, ''),
    );
    expect(labels).toEqual(['$', 'دلار', 'AUD', 'AU$', 'A$', 'AU$', 'AU$', 'AUD', 'AUD']);
  });
});

describe('dates', () => {
  it('are Brisbane dates, in the reader’s language', () => {
    const lateEveningInLondon = new Date('2026-11-20T22:30:00Z');
    expect(formatters('en').day(lateEveningInLondon)).toBe('21\u00a0November\u00a02026');
    expect(formatters('de').day(lateEveningInLondon)).toBe('21.\u00a0November\u00a02026');
  });

  it('are written as a month and its year where the day does not matter', () => {
    const november = new Date('2026-11-22T12:00:00+10:00');
    expect(formatters('en').month(november)).toBe('November 2026');
    expect(formatters('pl').month(november)).toBe('listopad 2026');
    expect(formatters('fa').month(november)).toBe('آذر ۱۴۰۵');
  });
});
