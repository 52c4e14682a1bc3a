import type { HtmlFacts } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { headMetas } from '../page/meta-content';
import { readPropertyValues, readTexts, withNested } from '../structured-data/item-values';
import { isLocalBusiness } from '../structured-data/local-business-types';
import { readStructuredData } from '../structured-data/read-structured-data';
import type { StructuredItem } from '../structured-data/structured-item';
import { oncePerPage } from '../track-truncation';
import { type PhoneNumber, visiblePhones } from './phone-numbers';
import { visibleAddress } from './postal-address';

/** Facts about a local business that a page contains. */
export interface LocalFacts {
  /** From structured data: top-level items, otherwise nested ones. */
  businesses: readonly StructuredItem[];
  /** All items of the page. */
  items: readonly StructuredItem[];
  phones: readonly PhoneNumber[];
  /** The first postal address in the text. */
  address: string | null;
  /**
   * Whether the page belongs to a local business: by its structured data, or by a phone number or address unless it is
   * about one article, product or program. Checks of local businesses don't apply to other pages.
   */
  isLocal: boolean;
  /** Whether the page is about one article, product or the like. */
  hasOwnSubject: boolean;
  /** Whether that is an article. */
  isArticle: boolean;
}

const articles =
  /^(?:(?:News|Tech|Scholarly|Report|Satirical|AdvertiserContent)?Article|BlogPosting|LiveBlogPosting|SocialMediaPosting)$/;
/** Other types of items whose presence makes a page about one subject. */
const ownSubjects =
  /^(?:DiscussionForumPosting|QAPage|Product|ProductGroup|(?:Software|Mobile|Web)Application|VideoGame|Recipe|HowTo|Course|JobPosting|Event|MusicEvent|Book|Movie|Dataset|SoftwareSourceCode)$/;

/** Computed once per page. */
export const localFacts = oncePerPage(read);

function read(html: HtmlFacts): LocalFacts {
  const data = readStructuredData(html);
  const items = withNested(data.items);
  const outermost = merged(data.items.filter(({ types }) => isLocalBusiness(types)));
  const nested = merged(items.filter(({ types }) => isLocalBusiness(types)));
  const businesses = outermost.length > 0 ? outermost : nested;
  const phones = visiblePhones(html);
  const address = visibleAddress(html.text);
  const shows = phones.length > 0 || address !== null;
  const isArticle = hasType(data.items, articles) || hasPublicationDate(html);
  const hasOwnSubject = isArticle || hasType(data.items, ownSubjects);
  return {
    businesses,
    items,
    phones,
    address,
    isLocal: businesses.length > 0 || (shows && !hasOwnSubject),
    hasOwnSubject,
    isArticle,
  };
}

function hasType(items: readonly StructuredItem[], wanted: RegExp): boolean {
  return items.some(({ types }) => types.some((type) => wanted.test(type)));
}

/** An article may be recognised by its publication date. */
function hasPublicationDate(html: HtmlFacts): boolean {
  return (
    headMetas(html, 'article:published_time').length > 0 ||
    listElements(html, 'meta').some(({ attributes }) =>
      /^article:published_time$/i.test(attributes.property ?? ''),
    )
  );
}

/** Merges nodes with one @id. */
function merged(items: readonly StructuredItem[]): StructuredItem[] {
  return items.flatMap((item, index) => {
    if (item.id === '') return [item];
    const same = items.filter(({ id }) => id === item.id);
    if (items.findIndex(({ id }) => id === item.id) !== index) return [];
    const properties: StructuredItem['properties'] = Object.assign(
      {},
      ...same.map((each) => each.properties),
    );
    return [{ ...item, properties }];
  });
}

/** The first address of a business that is an item and not just text; null without one. */
export function findBusinessAddress(
  business: StructuredItem,
  items: readonly StructuredItem[],
): StructuredItem | null {
  return readPropertyValues(business, 'address', items).find((value) => typeof value !== 'string') ?? null;
}

export function addressPart(
  address: StructuredItem | null,
  name: string,
  items: readonly StructuredItem[],
): string {
  return address ? (readTexts(address, name, items)[0] ?? '') : '';
}
