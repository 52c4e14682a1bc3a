import { buildSite, withBuildLock } from './build/build-site';
import { loadSettings } from './build/settings';
import { root } from './process/install.mjs';

try {
  const env = loadSettings(root);
  await withBuildLock(root, () => buildSite(root, env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
