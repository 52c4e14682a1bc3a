import { errorCodes } from '@/lib/errors';
import { errorWords } from '@/lib/http/error-words';
import { localeCodes } from '@/lib/i18n/locales';

describe.each(localeCodes)('errorWords in %s', (locale) => {
  it.each(errorCodes)('says %s in a sentence', async (code) => {
    const { forCode } = await errorWords(locale);
    expect(forCode(code)).toMatch(/^\p{L}.{15,}[.。]$/u);
  });

  it('gives the phone number where we can do nothing', async () => {
    const { forCode } = await errorWords(locale);
    for (const code of ['unavailable', 'internal'] as const) expect(forCode(code)).toContain('1300 944 422');
  });
});

it('keeps the groups of the phone number in order inside Persian text', async () => {
  const { forCode } = await errorWords('fa');
  expect(forCode('unavailable')).toContain('\u20661300 944 422\u2069');
});
