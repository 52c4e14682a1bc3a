import { buildIfChanged, withBuildLock } from './toolchain/build-site';
import { prepareFront } from './toolchain/front/prepare-front';
import { root } from './toolchain/install.mjs';
import { loadSettings } from './toolchain/settings';

/** Prepares what the front of compose.yaml serves, from the build; builds first if anything has changed. */
try {
  const env = loadSettings(root);
  await withBuildLock(root, async () => {
    await buildIfChanged(root, env);
    console.info('Compressing what is the same for everybody…');
    console.info(`Prepared ${await prepareFront(root, env.SITE_URL)} answers in .next/front.`);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
