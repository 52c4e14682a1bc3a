/** An address at fault, with the pages that link to it. */
export interface FaultyAddress {
  url: string;
  target?: string;
  pages: readonly number[];
  /** Number of findings. */
  count: number;
}

/** From this number of linking pages on, a link is part of a template. */
const FEWEST = 3;
/** Two addresses are in one part of the template if this share of the pages links to both. */
const SAME = 0.8;

export interface AddressCause {
  key: string;
  addresses: readonly FaultyAddress[];
}

/**
 * Addresses at fault, grouped by what mends them: those that the same pages link to (a menu or a footer), those of one folder
 * (a part of the website that has moved or gone), and the other ones, which are links to correct one by one.
 */
export function groupAddresses(found: readonly FaultyAddress[]): AddressCause[] {
  const causes: AddressCause[] = [];
  const parts: FaultyAddress[][] = [];
  const few: FaultyAddress[] = [];
  for (const address of found) {
    if (address.pages.length < FEWEST) few.push(address);
    else {
      const part = parts.find(([first]) => first && isLinkedTogether(first, address));
      if (part) part.push(address);
      else parts.push([address]);
    }
  }
  for (const addresses of parts) causes.push({ key: addresses[0]?.url ?? '', addresses });
  const folders = Map.groupBy(few, ({ url }) => parent(new URL(url).pathname));
  const rest: FaultyAddress[] = [];
  for (const [folder, addresses] of folders) {
    if (folder !== '/' && addresses.length >= FEWEST) causes.push({ key: folder, addresses });
    else rest.push(...addresses);
  }
  if (rest.length > 0) causes.push({ key: '', addresses: rest });
  return causes;
}

function isLinkedTogether({ pages: one }: FaultyAddress, { pages: other }: FaultyAddress): boolean {
  const both = one.filter((page) => other.includes(page)).length;
  return both >= Math.max(one.length, other.length) * SAME;
}

/** How a redirect changes an address, if a rule of the server does it; undefined for a page that moved by itself. */
export function nameMove(url: string, target: string): string | undefined {
  const from = new URL(url);
  const to = new URL(target);
  if (from.origin !== to.origin) return 'origin';
  if (`${from.pathname}/` === to.pathname || from.pathname === `${to.pathname}/`) return 'slash';
  if (from.pathname.toLowerCase() === to.pathname.toLowerCase() && from.pathname !== to.pathname)
    return 'case';
  const name = (path: string) => path.replace(/\/$/, '').split('/').at(-1) ?? '';
  const isRenamed = name(from.pathname) === name(to.pathname) && name(to.pathname) !== '';
  if (isRenamed) return `${parent(from.pathname)} → ${parent(to.pathname)}`;
  if (/\.(?:html?|php|aspx?)$/i.test(from.pathname) && !/\.\w+$/.test(to.pathname)) return 'ending';
  return undefined;
}

/** The folder of a path, with a slash at its end. */
function parent(path: string): string {
  const parts = path.split('/');
  if (parts.at(-1) === '') parts.pop();
  return `${parts.slice(0, -1).join('/')}/`;
}
