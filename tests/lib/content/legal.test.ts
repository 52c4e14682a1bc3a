import { SOUND_STORAGE_KEY } from '@/lib/browser/sound/sound-setting';
import { THEME_STORAGE_KEY } from '@/lib/browser/theme/auto-theme';
import { brand } from '@/lib/config/brand';
import { retention } from '@/lib/config/retention';
import { CONSENT_KEY } from '@/lib/consent/preferences';
import { legalFacts, loadLegalText } from '@/lib/content/legal';
import { formatters } from '@/lib/i18n/format';
import { LOCALE_COOKIE, LOCALE_STORAGE_KEY } from '@/lib/i18n/locale-cookie';
import { localeCodes } from '@/lib/i18n/locales';
import type { BehaviourEvent, PageViewEvent } from '@/lib/tracking/schema';

describe.each(localeCodes)('the legal texts in %s', (locale) => {
  it('are complete, and leave no value open', () => {
    for (const id of ['privacy-policy', 'terms'] as const) {
      const { intro, sections } = loadLegalText(id, locale);
      const words = [intro, ...sections.flatMap(({ title, body }) => [title, body])].join('\n');
      expect(words).not.toMatch(/[{}]/);
      expect(words).toContain(brand.legalName);
    }
  });

  it('say how long enquiries and copies of emails are kept: as long as the code keeps them', () => {
    const { number } = formatters(locale);
    const { sections } = loadLegalText('privacy-policy', locale);
    const paragraphs = sections.flatMap(({ body }) => body.split('\n'));
    const figuresWhere = (name: string) =>
      paragraphs
        .find((text) => text.includes(name))
        ?.match(/\d+|[۰-۹]+/g)
        ?.toSorted();
    const { leadYears, leadTraceDays, mailDays } = retention;
    expect(figuresWhere('Corporations Act')).toEqual(
      ['2001', number(leadYears), number(leadTraceDays)].toSorted(),
    );
    expect(figuresWhere('Resend')).toContain(number(mailDays));
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

describe('the privacy policy', () => {
  it('names everything that our own measuring keeps', () => {
    // Type check: each new field needs an entry for its place in the policy.
    const told = {
      page: 'page views',
      title: 'page views',
      timestamp: 'page views',
      referrer: 'the page you came from',
      userAgent: 'the name and version your browser gives for itself',
      sessionId: 'a number that is new with each visit',
      eventType: 'clicks, the use of forms',
      pageUrl: 'page views',
      timeSpent: 'how long you stayed',
      campaign: 'what its link says about its campaign',
      interactionData: 'how far you scrolled',
    } satisfies Record<keyof PageViewEvent | keyof BehaviourEvent, string>;
    const { sections } = loadLegalText('privacy-policy', 'en');
    const paragraphs = sections.flatMap(({ body }) => body.split('\n'));
    const own = paragraphs.find((text) => text.includes('our own server notes'));
    for (const words of Object.values(told)) expect(own).toContain(words);
    expect(own).toContain('your request says how engaged that visit was');
  });
});

describe('the constants of the terms', () => {
  it('are those of the specification', () => {
    expect(legalFacts).toMatchObject({ currency: 'AUD' });
  });
});
