import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A chunk of the data from which the browser takes over a page; Next escapes `<` in it, so it can't end early. */
const dataScript = /<script>(self\.__next_f\.push\(\[1,.*?\]\))<\/script>/gs;

/** Under Next's own folder of files whose names change with their content: browsers keep them. */
export const pageDataFolder = 'static/page-data';

export interface MovedData {
  pages: number;
  /** Bytes of the largest page that is left. */
  largest: number;
}

/**
 * Next writes each page twice into its HTML: as markup, and again as data for the browser's take-over. The second
 * doubles what search engines and slow phones read before the end of the document. It moves to a file of its own,
 * which the page loads at its end, where the data stood: no sooner, since Next counts the data as complete when the
 * document is, and no later (`async`, `defer`), for the same reason.
 */
export function movePageData(distFolder: string): MovedData {
  const result: MovedData = { pages: 0, largest: 0 };
  for (const app of appFolders(distFolder)) {
    for (const file of htmlFiles(app)) {
      const { html, data } = splitPageData(readFileSync(file, 'utf8'));
      result.largest = Math.max(result.largest, Buffer.byteLength(html));
      if (data === undefined) continue;
      const target = path.join(distFolder, pageDataFolder);
      mkdirSync(target, { recursive: true });
      writeFileSync(path.join(target, data.name), data.script);
      writeFileSync(file, html);
      result.pages += 1;
    }
  }
  return result;
}

/** The page with a link to its data instead of the data. Data is undefined where the page has none. */
export function splitPageData(html: string): { html: string; data?: { name: string; script: string } } {
  const chunks = [...html.matchAll(dataScript)].map(([, script = '']) => script);
  if (chunks.length === 0) return { html };
  const script = `${chunks.join('\n')}\n`;
  const name = `${createHash('sha256').update(script).digest('hex').slice(0, 20)}.js`;
  let left = chunks.length;
  const link = `<script src="/_next/${pageDataFolder}/${name}"></script>`;
  return {
    html: html.replace(dataScript, () => {
      left -= 1;
      return left === 0 ? link : '';
    }),
    data: { name, script },
  };
}

/** Where the prerendered pages are, also in the copy made by `output: 'standalone'`. */
export function appFolders(distFolder: string): string[] {
  const servers = [distFolder, path.join(distFolder, 'standalone', path.basename(distFolder))];
  return servers.map((folder) => path.join(folder, 'server/app')).filter((folder) => existsSync(folder));
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name));
}
