import { sourcedClaims } from '@/lib/content/sourced-claims';
import { formatters } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import type { BusinessProfile } from '../check';
import type { SiteAudit } from '../crawl/site-audit';
import type { PresentedSheetRow, PresentedSiteItem } from '../presented';
import { describeMail } from './describe-mail';
import { presentPlaces } from './present-places';
import { presentProfile } from './present-profile';
import type { SiteWords } from './words/site-words';

const facts = ['name', 'phone', 'address', 'hours', 'prices'] as const;
const purposes = ['search', 'user', 'training'] as const;

/** What a website says about its business, side by side, in words; empty in results of earlier versions. */
export function presentFactSheet(
  audit: SiteAudit,
  words: SiteWords,
  profile: BusinessProfile | null = null,
): PresentedSheetRow[] {
  const { sheet } = audit;
  const { t } = words;
  if (!sheet || sheet.values.length + sheet.robots.length + (sheet.mail?.length ?? 0) === 0) return [];
  const rows = facts.flatMap((fact) => {
    const own = sheet.values
      .filter((value) => value.fact === fact)
      .map((value) => presentValue(value, audit, words));
    const items = profile ? [...own, ...presentProfile(fact, profile, { values: sheet.values, words })] : own;
    return items.length > 0 ? [{ id: fact, title: t(`sheet.${fact}`), items, note: '' }] : [];
  });
  const asked = [
    { id: 'mail', title: t('sheet.mail'), items: presentMail(audit, words), note: '' },
    {
      id: 'robots',
      title: t('sheet.robots'),
      items: presentRobots(sheet.robots, words),
      note: describeGoogle(words),
    },
    {
      id: 'answers',
      title: t('sheet.answers'),
      items: presentAnswers(sheet.answers, words),
      note: t('sheet.answersNote'),
    },
  ];
  return [...rows, ...asked.filter(({ items }) => items.length > 0)];
}

type Sheet = NonNullable<SiteAudit['sheet']>;

function presentValue(
  { source, value, pages, isContradicted }: Sheet['values'][number],
  audit: SiteAudit,
  words: SiteWords,
): PresentedSiteItem {
  const { t } = words;
  return {
    heading: value,
    isAddress: false,
    note: isContradicted ? t('sheet.contradicted') : '',
    placesTitle: t(`sheet.${source}`, { count: pages.length }),
    places: placesOf(pages, audit, words),
    source,
  };
}

function placesOf(pages: readonly number[], audit: SiteAudit, words: SiteWords): PresentedSiteItem['places'] {
  const listed = pages.flatMap((index) => audit.pages[index] ?? []);
  return presentPlaces(listed, { count: pages.length, origin: audit.origin, words });
}

function presentMail(audit: SiteAudit, words: SiteWords): PresentedSiteItem[] {
  return (audit.sheet?.mail ?? []).map(({ pages, ...mail }) => ({
    heading: mail.domain,
    isAddress: false,
    note: describeMail(mail, words),
    placesTitle: pages.length > 0 ? words.t('sheet.mailShown', { count: pages.length }) : '',
    places: placesOf(pages, audit, words),
  }));
}

function presentAnswers(answers: Sheet['answers'], { t }: SiteWords): PresentedSiteItem[] {
  return (answers ?? []).map(({ robot, outcome, status }) => ({
    heading: robot,
    isAddress: false,
    note: t(`sheet.${outcome}`, { status: String(status) }),
    ...noPlaces,
  }));
}

const noPlaces = { placesTitle: '', places: { first: [], rest: [], restTitle: '', more: '' } };

function presentRobots(robots: Sheet['robots'], { t, locale }: SiteWords): PresentedSiteItem[] {
  const list = new Intl.ListFormat(locales[locale].hrefLang, { type: 'conjunction' });
  return purposes.flatMap((purpose) =>
    [true, false].flatMap((isAllowed) => {
      const names = robots.filter((each) => each.purpose === purpose && each.isAllowed === isAllowed);
      if (names.length === 0) return [];
      return [
        {
          heading: list.format(names.map(({ robot }) => robot)),
          isAddress: false,
          note: `${t(`sheet.purpose.${purpose}`)} ${t(isAllowed ? 'sheet.allowed' : 'sheet.shutOut')}`,
          ...noPlaces,
        },
      ];
    }),
  );
}

/** What Google says about its own AI answers, with the day on which we read it. */
function describeGoogle({ t, locale }: SiteWords): string {
  const { checkedOn } = sourcedClaims['google-ai-features'];
  const day = formatters(locale).day(new Date(`${checkedOn}T12:00:00+10:00`));
  return t('sheet.google', { day });
}
