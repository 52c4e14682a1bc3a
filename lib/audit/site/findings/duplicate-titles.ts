import { defineSiteCheck } from '../site-check';
import { sharedWords } from './shared-words';

/** https://developers.google.com/search/docs/appearance/title-link */
export const duplicateTitles = defineSiteCheck({
  id: 'duplicate-titles',
  run: (site) => sharedWords(site, ({ page }) => page.title),
});
