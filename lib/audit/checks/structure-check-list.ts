import { articleDetails } from './structure/article-details';
import { entityIslands } from './structure/entity-islands';
import { knownTypes } from './structure/known-types';
import { markupMatchesPage } from './structure/markup-matches-page';
import { organizationLogo } from './structure/organization-logo';
import { retiredMarkup } from './structure/retired-markup';
import { richResults } from './structure/rich-results';
import { siteName } from './structure/site-name';
import { structuredData } from './structure/structured-data';
import { structuredDataPresent } from './structure/structured-data-present';

export const structureChecks = [
  structuredData,
  structuredDataPresent,
  knownTypes,
  richResults,
  articleDetails,
  markupMatchesPage,
  siteName,
  organizationLogo,
  retiredMarkup,
  entityIslands,
] as const;
