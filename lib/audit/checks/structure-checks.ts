import { structuredData } from './structure/structured-data';
import { structuredDataPresent } from './structure/structured-data-present';

export const structureChecks = [structuredData, structuredDataPresent] as const;
