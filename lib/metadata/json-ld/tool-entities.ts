import type { Thing } from 'schema-dts';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { type PageId, pages } from '@/lib/site/pages';
import { absoluteUrl } from '../absolute-url';
import { businessId } from './business';
import { nodeId } from './node-id';
import { offerNode } from './offer';
import type { Words } from './words';

/** The free tools, and what kind of application each is. https://developers.google.com/search/docs/appearance/structured-data/software-app */
export const tools = {
  'seo-checker': 'BusinessApplication',
  'seo-audit': 'BusinessApplication',
  'business-growth': 'BusinessApplication',
  'smart-personalization': 'BusinessApplication',
  'ai-recommendations': 'BusinessApplication',
  weather: 'UtilitiesApplication',
} as const satisfies Partial<Record<PageId, `${string}Application`>>;

export type ToolId = keyof typeof tools;

/** A tool that costs nothing and runs in the browser. */
export function toolEntities(t: Words, locale: Locale, tool: ToolId): Thing[] {
  const { path } = pages[tool];
  return [
    {
      '@type': 'WebApplication',
      '@id': nodeId(locale, path, 'tool'),
      name: t(`${tool}.meta.title`),
      description: t(`${tool}.meta.description`),
      url: absoluteUrl(localePath(locale, path)),
      applicationCategory: tools[tool],
      operatingSystem: 'Any',
      inLanguage: locales[locale].hrefLang,
      isAccessibleForFree: true,
      provider: { '@id': businessId },
      offers: offerNode({ dollars: 0 }),
    },
  ];
}
