import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Next's chunks of the flight payload (text, form state, binary), their beginning, and the list of entry chunks. */
const dataScript = /^(?:\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\])/;
const knownData =
  /^(?:self\.__next_f\.push\(\[[123],|\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[[0-3]|\(globalThis\["TURBOPACK"\])/;
const chunkAddress = /\ssrc="(\/_next\/static\/chunks\/[^"]+)"/;

/** Under Next's own folder of files whose names change with their content: browsers keep them. */
const payloadFolder = 'static/flight-payload';

export interface DeferredScripts {
  pages: number;
  /** Bytes of the largest page that is left. */
  largest: number;
}

/**
 * Takes the script elements out of every prerendered page and leaves a list of their addresses, which
 * lib/hydration/load-scripts-late.ts loads after the page. The flight payload, from which React hydrates, is the page's
 * content a second time: it moves to a file of its own, the first of that list. Throws when a page has no payload, or a
 * script of a kind that is not known here.
 */
export function deferScripts(distFolder: string): DeferredScripts {
  const result: DeferredScripts = { pages: 0, largest: 0 };
  for (const app of appFolders(distFolder)) {
    for (const file of localizedPages(app)) {
      const { html, payload } = splitScripts(readFileSync(file, 'utf8'), path.relative(distFolder, file));
      const target = path.join(distFolder, payloadFolder);
      mkdirSync(target, { recursive: true });
      writeFileSync(path.join(target, payload.name), payload.script);
      writeFileSync(file, html);
      result.largest = Math.max(result.largest, Buffer.byteLength(html));
      result.pages += 1;
    }
  }
  if (result.pages === 0) throw new Error('The build has no prerendered page.');
  return result;
}

/** The page without its scripts but with the list of them, and the flight payload as a script of its own. */
export function splitScripts(
  html: string,
  page: string,
): { html: string; payload: { name: string; script: string } } {
  const data: string[] = [];
  const chunks = new Set<string>();
  const rest = replaceScripts(html, ({ element, attributes, body }) => {
    const address = chunkAddress.exec(attributes)?.[1];
    // For browsers without modules, which load no deferred script either way.
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
  const script = `${data.join('\n')}\n`;
  const name = `${createHash('sha256').update(script).digest('hex').slice(0, 20)}.js`;
  const list = JSON.stringify([`/_next/${payloadFolder}/${name}`, ...chunks]);
  const block = `<script type="application/json" id="page-scripts">${list}</script></body>`;
  // The preload of the entry chunk would fetch it at once.
  const quiet = rest.replace(/<link rel="preload" as="script"[^<>]*>/g, '');
  if (!quiet.includes('</body>')) throw new Error(`${page} has no end.`);
  return { html: quiet.replace('</body>', () => block), payload: { name, script } };
}

interface ScriptElement {
  element: string;
  attributes: string;
  body: string;
}

/** The page with what `replace` says in place of each script element. Next escapes `<` in scripts, so none ends early. */
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

/** Where the prerendered pages are, also in the copy made by `output: 'standalone'`. */
function appFolders(distFolder: string): string[] {
  const servers = [distFolder, path.join(distFolder, 'standalone', path.basename(distFolder))];
  return servers.map((folder) => path.join(folder, 'server/app')).filter((folder) => existsSync(folder));
}

/** Pages of the site; Next's own emergency pages load as Next made them. */
function localizedPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !path.basename(name).startsWith('_'))
    .map((name) => path.join(folder, name));
}
