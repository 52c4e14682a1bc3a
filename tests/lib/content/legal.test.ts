import { brand } from '@/lib/config/brand';
import { CONSENT_KEY } from '@/lib/consent/preferences';
import { legalFacts, loadLegalText } from '@/lib/content/legal';
import { localeCodes } from '@/lib/i18n/locales';
import { LOCALE_COOKIE, LOCALE_STORAGE_KEY } from '@/lib/i18n/remembered';
import { SOUND_STORAGE_KEY } from '@/lib/sound/sound-setting';
import { THEME_STORAGE_KEY } from '@/lib/theme/auto-theme';

describe.each(localeCodes)('the legal texts in %s', (locale) => {
  it('are complete, and leave no value open', () => {
    for (const id of ['privacy-policy', 'terms'] as const) {
      const { intro, sections } = loadLegalText(id, locale);
      const words = [intro, ...sections.flatMap(({ title, body }) => [title, body])].join('\n');
      expect(words).not.toMatch(/[{}]/);
      expect(words).toContain(brand.legalName);
    }
  });

  it('name every key that the site keeps in a browser', () => {
    const cookies = loadLegalText('privacy-policy', locale).sections.find(({ id }) => id === 'cookies')?.body;
    for (const key of [
      LOCALE_COOKIE,
      LOCALE_STORAGE_KEY,
      CONSENT_KEY,
      THEME_STORAGE_KEY,
      SOUND_STORAGE_KEY,
    ]) {
      expect(cookies).toContain(`\`${key}\``);
    }
  });

  it('lead to places that exist: their own sections and the pages of the site', () => {
    const text = loadLegalText('privacy-policy', locale);
    const anchors = text.sections.flatMap(({ body }) =>
      [...body.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id),
    );
    expect(anchors).toEqual(expect.arrayContaining(['cookies', 'third-party-services']));
    expect(anchors.filter((anchor) => !text.sections.some(({ id }) => id === anchor))).toEqual([]);
  });
});

describe('the constants of the terms', () => {
  it('are those of the specification', () => {
    expect(legalFacts).toMatchObject({ currency: 'AUD', paymentDays: 14 });
  });
});
