import type { Thing } from 'schema-dts';
import { packages } from '@/lib/content/growth-packages';
import { metaFacts } from '@/lib/content/meta-facts';
import type { Locale } from '@/lib/i18n/locales';
import { pages } from '@/lib/site/pages';
import { businessId } from './business';
import { nodeId } from './node-id';
import { offerNode } from './offer';
import type { Words } from './words';

/** The growth packages: one service with five offers. */
export function packageEntities(t: Words, locale: Locale): Thing[] {
  const { path } = pages.products;
  return [
    {
      '@type': 'Service',
      '@id': nodeId(locale, path, 'service'),
      name: t('products.meta.title', metaFacts(locale)),
      description: t('products.meta.description', metaFacts(locale)),
      provider: { '@id': businessId },
      offers: packages.map(({ id, name, priceDollars }) => ({
        ...offerNode({ dollars: priceDollars, per: 'month' }),
        '@id': nodeId(locale, path, id),
        url: nodeId(locale, path, id),
        name,
        description: t(`products.packages.list.${id}.description`),
      })),
    },
  ];
}
