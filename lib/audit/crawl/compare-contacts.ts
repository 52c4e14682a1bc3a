import { plainBusinessName } from '../facts/local-business/business-name';
import { weekdays } from '../facts/local-business/day-names';
import { isSamePhone, isVanity } from '../facts/local-business/dialled-number';
import { plainAddressWords } from '../facts/local-business/postal-address';
import { isOwnName, plainPrice, type ShownPrice } from '../facts/local-business/shown-prices';
import { readHoursLine } from '../facts/local-business/stated-hours';
import type { SitePage } from './site-graph';

type ContactFact = 'name' | 'phone' | 'address' | 'hours' | 'prices';

/** A value that the website gives, and the pages that give it. */
export interface ContactValue {
  fact: ContactFact;
  value: string;
  pages: readonly string[];
}

interface Statement {
  url: string;
  name: string;
  phone: string;
  address: string;
  hours: readonly string[];
}

/**
 * Values that contradict each other on a website's own pages. Branches, which have an address each, are compared only with
 * themselves; the same name and number under two addresses is a contradiction.
 */
export function findContradictions(pages: readonly SitePage[]): ContactValue[] {
  const stated = pages.flatMap(({ url, page }) =>
    (page.contacts?.stated ?? []).map((each): Statement => ({ url, ...each })),
  );
  const branches = Map.groupBy(stated, ({ address }) => plainAddressWords(address));
  const found = [...branches.values()].flatMap((same) => [
    ...compare('phone', same, ({ phone }) => phone, isSamePhone),
    ...compare('name', same, ({ name }) => name, isSameName),
    ...compareHours(same),
  ]);
  const lines = Map.groupBy(
    stated,
    ({ phone, name }) => `${phone.replace(/\D/g, '').slice(-8)} ${plainBusinessName(name)}`,
  );
  const moved = [...lines.values()]
    .filter((same) => same.every(({ phone }) => phone !== ''))
    .flatMap((same) => compare('address', same, ({ address }) => address, isSameAddress));
  const all = [
    ...found,
    ...moved,
    ...findUnshown(pages, stated),
    ...comparePrices(pages),
    ...compareShownHours(pages),
  ];
  return all.filter(
    ({ fact, value }, index) =>
      all.findIndex((other) => other.fact === fact && other.value === value) === index,
  );
}

/** A price as the sheet of facts lists it. */
export function namePrice({ name, text }: ShownPrice): string {
  return name === '' ? text : `${name}: ${text}`;
}

/** One thing that pages price differently. Prices in different currencies are not compared. */
function comparePrices(pages: readonly SitePage[]): ContactValue[] {
  const priced = pages.flatMap(({ url, page }) =>
    (page.contacts?.shown.prices ?? [])
      .filter(({ name }) => isOwnName(name))
      .map((price) => ({ url, price, amount: plainPrice(price.text) })),
  );
  const sign = (amount: string) => amount.replace(/[\d.]/g, '');
  return [
    ...Map.groupBy(priced, ({ price, amount }) => `${sign(amount)} ${price.name.toLowerCase()}`).values(),
  ]
    .filter((same) => new Set(same.map(({ amount }) => amount)).size > 1)
    .flatMap((same) =>
      [...Map.groupBy(same, ({ price }) => namePrice(price))].map(([value, on]) => ({
        fact: 'prices' as const,
        value,
        pages: on.map(({ url }) => url),
      })),
    );
}

/** All values of a fact if there are several that mean something else; empty otherwise. */
function compare(
  fact: ContactFact,
  statements: readonly Statement[],
  read: (statement: Statement) => string,
  isSame: (one: string, other: string) => boolean,
): ContactValue[] {
  const values: { value: string; pages: Set<string> }[] = [];
  for (const statement of statements) {
    const value = read(statement);
    if (value === '') continue;
    const known = values.find((each) => each.value === value || isSame(each.value, value));
    if (known) known.pages.add(statement.url);
    else values.push({ value, pages: new Set([statement.url]) });
  }
  // Departments of one address are described together, on purpose.
  const isTogether = values.some(({ pages }, index) =>
    values.slice(index + 1).some((other) => !pages.isDisjointFrom(other.pages)),
  );
  if (values.length < 2 || isTogether) return [];
  return values.map(({ value, pages }) => ({ fact, value, pages: [...pages] }));
}

/** Stands for the hours of a day on which a page's business is closed. */
const CLOSED = ' –';

/** The day of a value that says that it is closed; undefined for other values. */
export function readClosedDay(value: string): string | undefined {
  return /^[A-Z][a-z]$/.test(value.slice(0, 2)) && value.slice(2) === CLOSED ? value.slice(0, 2) : undefined;
}

/** A page that states so many days states its whole week: a day that it lacks is closed. */
const WHOLE_WEEK = 5;

/** Day by day, because one page may give fewer days. */
function compareHours(statements: readonly Statement[]): ContactValue[] {
  const dayOf = (line: string) => line.split(' ')[0] ?? '';
  const days = new Set(statements.flatMap(({ hours }) => hours.map(dayOf)));
  for (const day of days) {
    const found = compare(
      'hours',
      statements,
      ({ hours }) => {
        const own = hours.filter((line) => dayOf(line) === day).toSorted();
        const isClosed = own.length === 0 && new Set(hours.map(dayOf)).size >= WHOLE_WEEK;
        return isClosed ? `${day}${CLOSED}` : own.join(', ');
      },
      (one, other) => one === other,
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** A page's hours as visitors read them, and its times by day. */
interface ShownWeek {
  url: string;
  lines: readonly string[];
  times: ReadonlyMap<string, string>;
}

/**
 * The first day that visitors read differently on two pages, by pages that show one whole week each. Not where the website
 * shows several addresses, each of which may have hours of its own.
 */
function compareShownHours(pages: readonly SitePage[]): ContactValue[] {
  const addresses = pages.map(({ page }) => plainAddressWords(page.contacts?.shown.address ?? ''));
  if (new Set(addresses.filter(Boolean)).size > 1) return [];
  const weeks = pages.flatMap(({ url, page }) => readWeek(url, page.contacts?.shown.hours ?? []) ?? []);
  for (const day of weekdays) {
    // What a page doesn't say of a day may stand there in words that we can't read: "Saturdays by appointment".
    const naming = weeks.filter(({ times }) => times.has(day));
    const byTimes = Map.groupBy(naming, ({ times }) => times.get(day));
    if (byTimes.size > 1) return [...byTimes.values()].flatMap((same) => nameHours(same, day));
  }
  return [];
}

function nameHours(same: readonly ShownWeek[], day: string): ContactValue[] {
  const lines = same.flatMap(({ lines }) => lines);
  const value = lines.find((line) => readHoursLine(line).some(([days]) => days.includes(day)));
  return value ? [{ fact: 'hours', value, pages: same.map(({ url }) => url) }] : [];
}

/** Undefined unless it is a whole week in which no day is named twice. */
function readWeek(url: string, lines: readonly string[]): ShownWeek | undefined {
  const named = lines
    .flatMap(readHoursLine)
    .flatMap(([days, times]) => days.map((day) => [day, times] as const));
  const times = new Map(named);
  return times.size === named.length && times.size >= WHOLE_WEEK ? { url, lines, times } : undefined;
}

/** A number that search engines are told and no page shows, beside the one that most pages show. */
function findUnshown(pages: readonly SitePage[], stated: readonly Statement[]): ContactValue[] {
  const shown = pages.flatMap(({ url, page }) =>
    (page.contacts?.shown.phones ?? []).map((phone) => ({ url, phone })),
  );
  const unseen = stated.find(
    ({ phone }) =>
      phone !== '' && !isVanity(phone) && !shown.some((other) => isSamePhone(other.phone, phone)),
  );
  const [first] = shown;
  if (!unseen || !first) return [];
  const pagesWith = (phone: string) => [
    ...new Set(shown.filter((other) => isSamePhone(other.phone, phone)).map(({ url }) => url)),
  ];
  const most = shown
    .map(({ phone }) => ({ phone, pages: pagesWith(phone) }))
    .toSorted((one, other) => other.pages.length - one.pages.length)[0];
  const stating = stated.filter(({ phone }) => isSamePhone(phone, unseen.phone)).map(({ url }) => url);
  return [
    { fact: 'phone', value: unseen.phone, pages: [...new Set(stating)] },
    { fact: 'phone', value: most?.phone ?? first.phone, pages: most?.pages ?? [first.url] },
  ];
}

function isSameName(one: string, other: string): boolean {
  return plainBusinessName(one) === plainBusinessName(other);
}

function isSameAddress(one: string, other: string): boolean {
  return plainAddressWords(one) === plainAddressWords(other);
}
