import type { NextAdapter } from 'next';
import { readPageBuildSettings, settingsVariable } from './page-build-settings';
import { prepareOutputs } from './prepare-outputs';

/**
 * Where a platform brings an adapter of its own, `next build` keeps pages in other places than finish-build.ts expects, and
 * hands them to the adapter. This one prepares them, and otherwise leaves everything to the platform's.
 */
export function pageAdapter(platform: NextAdapter): NextAdapter {
  return {
    name: `the steps of pages, then ${platform.name}`,
    modifyConfig: (config, context) => platform.modifyConfig?.(config, context) ?? config,
    onBuildComplete: async (built) => {
      const settings = readPageBuildSettings(process.env[settingsVariable]);
      const { report, unprotected } = prepareOutputs(built, settings);
      for (const line of report) console.info(line);
      if (unprotected.length > 0) {
        throw new Error(`Served without a content policy: ${unprotected.join(', ')}.`);
      }
      await platform.onBuildComplete?.(built);
    },
  };
}
