import { createHash } from 'node:crypto';
import { replaceElements, requireSameContent } from './page-elements';

/** Inline scripts with data: Next's chunks of the flight payload (text, form state, binary), its start, and the list of entry chunks. */
const dataScript = /^(?:\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\])/;
const knownData =
  /^(?:self\.__next_f\.push\(\[[123],|\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[[0-3]|\(globalThis\["TURBOPACK"\])/;
const scriptAddress = /\ssrc="(\/_next\/static\/[^"]+)"/;
/** Would load an entry chunk at once. */
const scriptPreload = /<link rel="preload" as="script"[^<>]*>/g;

/**
 * Among the folders of files whose names contain a hash: Next's server and the platform's both let browsers keep their
 * files for ever.
 */
export const payloadFolder = '/_next/static/chunks/flight-payload';

export interface DeferredPage {
  html: string;
  payload: { address: string; script: string };
  /** The addresses of Next's scripts, in the order in which they run. */
  scripts: string[];
}

/**
 * Removes the script elements from a prerendered page and leaves a list of their addresses, from which
 * lib/browser/hydration loads them after the page. The flight payload, from which React hydrates, repeats the page's
 * content: it becomes a separate script, the first in the list. Throws an Error if the page has no payload or a script of
 * an unknown kind, or would change in another way.
 * @param html a prerendered page
 * @param first a script to run before everything else
 */
export function deferScripts(html: string, first: string): DeferredPage {
  const data: string[] = [];
  const addresses = new Set<string>();
  const rest = replaceElements(html, 'script', ({ element, attributes, body }) => {
    const address = scriptAddress.exec(attributes)?.[1];
    // For browsers without support for modules, which don't load deferred scripts anyway.
    if (/\snomodule\b/i.test(attributes)) return '';
    if (address) {
      addresses.add(address);
      return '';
    }
    if (!dataScript.test(body)) return element;
    if (!knownData.test(body)) throw new Error('the page has a flight payload of an unknown kind');
    data.push(body);
    return '';
  });
  if (data.length < 2 || addresses.size === 0)
    throw new Error('the page has no flight payload or no scripts');
  const script = `${[first, ...data].filter(Boolean).join('\n')}\n`;
  const address = `${payloadFolder}/${createHash('sha256').update(script).digest('hex').slice(0, 20)}.js`;
  const list = JSON.stringify([address, ...addresses]);
  const block = `<script type="application/json" id="page-scripts">${list}</script></body>`;
  const deferred = rest.replace(scriptPreload, '').replace('</body>', () => block);
  requireSameContent(html, deferred);
  requireAllScripts(deferred, list);
  return { html: deferred, payload: { address, script }, scripts: [...addresses] };
}

/** Throws unless the page lists its scripts and nothing of Next's is left that would run without them. */
function requireAllScripts(page: string, list: string): void {
  if (!page.includes(list)) throw new Error('the page has no end');
  replaceElements(page, 'script', ({ attributes, body }) => {
    if (/\ssrc=/.test(attributes)) throw new Error('the page has a script of an unknown kind');
    if (!/\stype="application\//.test(attributes) && body.includes('__next_f')) {
      throw new Error('the page has a flight payload of an unknown kind');
    }
    return '';
  });
}
