import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Every prerendered page of the site as a file of the build; Next's own emergency pages load as Next made them. */
export function prerenderedPages(distFolder: string): string[] {
  return appFolders(distFolder).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html') && !path.basename(name).startsWith('_'))
      .map((name) => path.join(folder, name)),
  );
}

/** Where the pages are, also in the copy made by `output: 'standalone'`. */
function appFolders(distFolder: string): string[] {
  const servers = [distFolder, path.join(distFolder, 'standalone', path.basename(distFolder))];
  return servers.map((folder) => path.join(folder, 'server/app')).filter((folder) => existsSync(folder));
}
