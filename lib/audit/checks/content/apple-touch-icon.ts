import { listElements, readRelations } from '@/lib/web-page/read-head';
import { definePageCheck, passed } from '../../check';

const relations = ['apple-touch-icon', 'apple-touch-icon-precomposed'];

/** The icon for a page that is saved to a phone's home screen. Optional, so it is reported and not scored. */
export const appleTouchIcon = definePageCheck({
  id: 'apple-touch-icon',
  category: 'content',
  severity: 'info',
  weight: 0,
  source: 'https://webhint.io/docs/user-guide/hints/hint-apple-touch-icons/',
  reasons: ['missing'],
  cause: 'unfelt',
  effort: { loses: 'trust', minutes: 15 },
  run: ({ page: { html } }) => {
    const isNamed = listElements(html, 'link').some(
      ({ attributes }) =>
        readRelations(attributes.rel).some((relation) => relations.includes(relation)) &&
        attributes.href?.trim(),
    );
    return isNamed ? passed : { status: 'failed', reason: 'missing' };
  },
});
