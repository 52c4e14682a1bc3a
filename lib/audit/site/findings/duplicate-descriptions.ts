import { defineSiteCheck } from '../site-check';
import { sharedWords } from './shared-words';

/** https://developers.google.com/search/docs/appearance/snippet */
export const duplicateDescriptions = defineSiteCheck({
  id: 'duplicate-descriptions',
  run: (site) => sharedWords(site, ({ page }) => page.description),
});
