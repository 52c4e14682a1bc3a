import { articleDetails } from './structure/article-details';
import { knownTypes } from './structure/known-types';
import { richResults } from './structure/rich-results';
import { structuredData } from './structure/structured-data';
import { structuredDataPresent } from './structure/structured-data-present';

export const structureChecks = [
  structuredData,
  structuredDataPresent,
  knownTypes,
  richResults,
  articleDetails,
] as const;
