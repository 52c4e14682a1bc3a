import { LOCALE_COOKIE } from '../../../lib/i18n/locale-cookie';
import type { Addresses } from './list-addresses';

export interface Answer {
  address: string;
  contentType: string;
  /** Headers that are equal in all responses of the address; names in lower case. */
  headers: Record<string, string>;
  hasLastModified: boolean;
  /** Whether visitors who have chosen another language are redirected instead. */
  dependsOnLanguage: boolean;
  body: Buffer;
}

/** Headers that concern only one connection, request or transfer, or Next's development. */
const transientHeader =
  /^(connection|keep-alive|date|transfer-encoding|content-(type|length|encoding)|accept-ranges|etag|last-modified|x-request-id|x-nextjs-.*)$/;
const atOnce = 8;

/**
 * Requests each address of a running site and returns its uncompressed response. Headers are recorded rather than
 * computed, so that no rule of next.config.mjs or of the build is repeated here. Throws if a page isn't served.
 */
export async function recordAnswers(origin: string, { pages, files }: Addresses): Promise<Answer[]> {
  const asked = [
    ...pages.map((address) => ({ address, isPage: true })),
    ...files.map((address) => ({ address, isPage: false })),
  ];
  const answers: Answer[] = [];
  const ask = async () => {
    for (let next = asked.shift(); next; next = asked.shift()) {
      const answer = await record(origin, next.address, next.isPage);
      if (answer) answers.push(answer);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return answers.toSorted((one, other) => (one.address < other.address ? -1 : 1));
}

async function record(origin: string, address: string, isPage: boolean): Promise<Answer | undefined> {
  const response = await get(origin + address);
  const body = Buffer.from(await response.arrayBuffer());
  const contentType = response.headers.get('content-type');
  const isServed = response.status === 200 && contentType !== null;
  if (isPage && !isServed) throw new Error(`The built site answers ${address} with ${response.status}.`);
  if (!isServed) return undefined;
  return {
    address,
    contentType,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !transientHeader.test(name))),
    hasLastModified: response.headers.has('last-modified'),
    dependsOnLanguage: isPage && (await isSentOn(origin + address)),
    body,
  };
}

async function isSentOn(url: string): Promise<boolean> {
  const response = await get(url, { cookie: `${LOCALE_COOKIE}=fa` });
  await response.body?.cancel();
  return response.status !== 200;
}

function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', headers: { ...headers, 'accept-encoding': 'identity' } });
}
