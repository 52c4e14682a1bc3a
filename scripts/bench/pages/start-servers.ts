import { tempDir } from '../../../tests/support/temp-dir';
import { type BuiltSite, startBuiltSite } from '../../serve/built-site';
import { isFrontCurrent, prepareFront } from '../../serve/front/prepare-front';
import { type Front, missingForFront, startFront } from '../../serve/front/start-front';
import { unreachableProviders } from '../unreachable-providers';
import { buildEmptyApp } from './empty-app';
import { startPlainPage } from './start-plain-page';

export interface MeasuredServers {
  site: Pick<BuiltSite, 'origin' | 'pid'>;
  emptyApp: Pick<BuiltSite, 'origin' | 'pid'>;
  plainPage: Pick<BuiltSite, 'origin' | 'pid'>;
  /** Undefined if this machine can't run it. */
  front: Front | undefined;
  stop: () => Promise<void>;
}

/** Starts the built site, its nginx front if requested, and the servers for comparison. */
export async function startServers(
  root: string,
  { withFront, siteUrl }: { withFront: boolean; siteUrl: string },
): Promise<MeasuredServers> {
  const emptyFolder = await buildEmptyApp(root);
  const canFront = withFront && (await provideFront(root, siteUrl));
  const data = tempDir('bench-pages');
  const site = await startBuiltSite({
    DATA_DIR: data.path,
    RATE_LIMITS: 'off',
    // Without load shedding, which `npm run bench:load` measures.
    LOAD_SHEDDING: 'off',
    TRUSTED_PROXIES: '1',
    ...unreachableProviders,
  });
  const emptyApp = await startBuiltSite({}, emptyFolder);
  const plainPage = await startPlainPage(root);
  const front = canFront ? await startFront(root, site.origin) : undefined;
  return {
    site,
    emptyApp,
    plainPage,
    front,
    stop: async () => {
      await front?.stop();
      await Promise.all([site.stop(), emptyApp.stop(), plainPage.stop()]);
      data.remove();
    },
  };
}

async function provideFront(root: string, siteUrl: string): Promise<boolean> {
  const missing = missingForFront();
  if (missing) {
    console.info(`Not measured through the front: ${missing}.`);
    return false;
  }
  if (!isFrontCurrent(root)) {
    console.info('Preparing the front…');
    await prepareFront(root, siteUrl);
  }
  return true;
}
