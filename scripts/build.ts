import { buildSite, withBuildLock } from './toolchain/build-site';
import { root } from './toolchain/install.mjs';
import { loadSettings } from './toolchain/settings';

try {
  const env = loadSettings(root);
  await withBuildLock(root, () => buildSite(root, env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
