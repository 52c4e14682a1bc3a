import { joinSentences } from '@/lib/i18n/join-sentences';
import type { BusinessProfile } from '../check';
import type { SiteAudit } from '../crawl/site-audit';
import { plainBusinessName } from '../facts/local-business/business-name';
import { comparePlaces, sharesScript } from '../facts/local-business/compare-places';
import { isSamePhone } from '../facts/local-business/dialled-number';
import type { PresentedSiteItem } from '../presented';
import type { SiteWords } from './words/site-words';

type Sheet = NonNullable<SiteAudit['sheet']>;
type Fact = Sheet['values'][number]['fact'];

/** What a business profile on Google says of a fact, beside the website's own values; the row is marked where none agrees. */
export function presentProfile(
  fact: Fact,
  profile: BusinessProfile,
  { values, words: { t } }: { values: Sheet['values']; words: SiteWords },
): PresentedSiteItem[] {
  const own = values.filter((each) => each.fact === fact).map(({ value }) => value);
  return listValues(fact, profile).map((value) => ({
    heading: value,
    isAddress: false,
    note: joinSentences([
      t('sheet.profile'),
      ...(contradicts(fact, value, own) ? [t('sheet.contradicted')] : []),
    ]),
    placesTitle: '',
    places: { first: [], rest: [], restTitle: '', more: '' },
    isGoogle: true,
  }));
}

function listValues(fact: Fact, { name, address, phone, hours = [] }: BusinessProfile): readonly string[] {
  const known = { name: [name], phone: [phone], address: [address], hours, prices: [] };
  return known[fact].filter((value) => value !== '');
}

/** Whether the website gives the same fact, and always another way. */
function contradicts(fact: Fact, value: string, own: readonly string[]): boolean {
  switch (fact) {
    case 'name':
      return (
        own.length > 0 &&
        !own.some(
          (each) => !sharesScript(each, value) || plainBusinessName(each) === plainBusinessName(value),
        )
      );
    case 'phone':
      return own.length > 0 && !own.some((each) => isSamePhone(each, value));
    case 'address':
      return own.length > 0 && own.every((each) => comparePlaces(value, each) === 'other');
    case 'hours': {
      const day = own.filter((each) => each.startsWith(value.slice(0, 3)));
      return day.length > 0 && !day.some((each) => plainHours(each) === plainHours(value));
    }
    case 'prices':
      return false;
  }
}

/** Midnight at the end of a day has three spellings. */
function plainHours(hours: string): string {
  return hours.replace(/-(?:23:59|00:00)$/, '-24:00');
}
