import { createHash } from 'node:crypto';
import type { ScriptOrder } from './evaluate-in-steps';

/** Inline scripts with data: Next's chunks of the flight payload (text, form state, binary), its start, and the list of entry chunks. */
const dataScript = /^(?:\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\])/;
const knownData =
  /^(?:self\.__next_f\.push\(\[[123],|\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[[0-3]|\(globalThis\["TURBOPACK"\])/;
const chunkAddress = /\ssrc="(\/_next\/static\/chunks\/[^"]+)"/;

/** Below Next's folder of files whose names contain a hash, so that browsers may cache them permanently. */
export const payloadFolder = '/_next/static/flight-payload';

/**
 * Removes the script elements from a prerendered page and leaves a list of their addresses, which
 * lib/browser/hydration/load-scripts-late.ts loads after the page. The flight payload, from which React hydrates,
 * repeats the page's content: it becomes a separate script, the first in the list. Throws if the page has no payload, or
 * a script of an unknown kind.
 * @param html a prerendered page
 * @param page its name, for errors
 * @param first a script to run before everything else
 * @param arrange puts the addresses in the order in which they run
 */
export function splitScripts(
  html: string,
  page: string,
  first = '',
  arrange: (addresses: readonly string[]) => ScriptOrder = (addresses) => ({
    addresses: [...addresses],
    script: '',
  }),
): { html: string; payload: { address: string; script: string } } {
  const data: string[] = [];
  const chunks = new Set<string>();
  const rest = replaceScripts(html, ({ element, attributes, body }) => {
    const address = chunkAddress.exec(attributes)?.[1];
    // For browsers without support for modules, which don't load deferred scripts anyway.
    if (/\snomodule\b/i.test(attributes)) return '';
    if (address) {
      chunks.add(address);
      return '';
    }
    if (!dataScript.test(body)) return element;
    if (!knownData.test(body)) throw new Error(`${page} has a flight payload of an unknown kind.`);
    data.push(body);
    return '';
  });
  if (data.length < 2 || chunks.size === 0) throw new Error(`${page} has no flight payload or no scripts.`);
  const order = arrange([...chunks]);
  const script = `${[first, order.script, ...data].filter(Boolean).join('\n')}\n`;
  const address = `${payloadFolder}/${createHash('sha256').update(script).digest('hex').slice(0, 20)}.js`;
  const list = JSON.stringify([address, ...order.addresses]);
  const block = `<script type="application/json" id="page-scripts">${list}</script></body>`;
  // Removed, because the preload would load the entry chunk at once.
  const quiet = rest.replace(/<link rel="preload" as="script"[^<>]*>/g, '');
  if (!quiet.includes('</body>')) throw new Error(`${page} has no end.`);
  return { html: quiet.replace('</body>', () => block), payload: { address, script } };
}

interface ScriptElement {
  element: string;
  attributes: string;
  body: string;
}

/** Replaces each script element by the result of `replace`. Next escapes `<` in scripts, so none ends early. */
function replaceScripts(html: string, replace: (script: ScriptElement) => string): string {
  const [before = '', ...rest] = html.split('<script');
  return rest.reduce((page, part) => {
    const open = part.indexOf('>');
    const close = part.indexOf('</script>');
    if (open < 0 || close < open) return `${page}<script${part}`;
    const end = close + '</script>'.length;
    const script = {
      element: `<script${part.slice(0, end)}`,
      attributes: part.slice(0, open),
      body: part.slice(open + 1, close),
    };
    return page + replace(script) + part.slice(end);
  }, before);
}
