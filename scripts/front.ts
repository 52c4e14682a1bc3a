import { buildIfChanged, withBuildLock } from './build/build-site';
import { loadSettings } from './build/settings';
import { root } from './process/install.mjs';
import { prepareFront } from './serve/front/prepare-front';

/** Prepares the files for the front of compose.yaml from the build; builds first if anything has changed. */
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
