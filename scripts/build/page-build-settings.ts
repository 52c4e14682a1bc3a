import { z } from 'zod';
import { type PageStep, pageSteps } from './page-step';
import type { PageOptions } from './prepare-page';

/** What a build does to its pages. */
export interface PageBuildSettings extends PageOptions {
  steps: readonly PageStep[];
}

/** A variable for Next's build, which loads build-adapter.ts where a platform brings an adapter: PageBuildSettings as JSON. */
export const settingsVariable = 'PAGE_BUILD_SETTINGS';

const schema = z.strictObject({
  https: z.boolean(),
  analytics: z.boolean(),
  isPreview: z.boolean(),
  steps: z.array(z.enum(pageSteps)),
});

/** Throws an Error if Next was started without the settings: pages would get no content policy. */
export function readPageBuildSettings(value: string | undefined): PageBuildSettings {
  if (!value) throw new Error('The site is built by `npm run build`, not by Next alone.');
  return schema.parse(JSON.parse(value));
}
