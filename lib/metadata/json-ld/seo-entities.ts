import type { Thing } from 'schema-dts';
import { areas } from '@/lib/content/areas';
import { metaFacts } from '@/lib/content/meta-facts';
import { seoFaq, seoFaqFacts, seoJobs } from '@/lib/content/seo-services';
import { findService } from '@/lib/content/services';
import type { Locale } from '@/lib/i18n/locales';
import { pages } from '@/lib/site/pages';
import { businessId } from './business';
import { nodeId } from './node-id';
import { offerNode } from './offer';
import { questionEntities } from './question-entities';
import type { Words } from './words';

/** SEO as one service with one price, the three jobs it consists of, and the questions below them. */
export function seoEntities(t: Words, locale: Locale): Thing[] {
  const { path } = pages['seo-services'];
  const { priceFrom } = findService('seo-performance');
  const facts = seoFaqFacts(locale);
  const questions = seoFaq.map((id) => ({
    question: t(`seo-services.faq.questions.${id}`),
    answer: t(`seo-services.faq.answers.${id}`, facts),
  }));
  return [
    {
      '@type': 'Service',
      '@id': nodeId(locale, path, 'service'),
      name: t('services.list.seo-performance.name'),
      description: t('seo-services.meta.description', metaFacts(locale)),
      provider: { '@id': businessId },
      areaServed: areas.map(({ name }) => ({ '@type': 'City', name })),
      offers: offerNode({ dollars: priceFrom?.dollars ?? null, bound: 'from', per: priceFrom?.per }),
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: t('seo-services.services.title'),
        itemListElement: seoJobs.map((id) => ({
          ...offerNode({ dollars: null }),
          itemOffered: {
            '@type': 'Service',
            '@id': nodeId(locale, path, id),
            name: t(`seo-services.services.list.${id}.title`),
            description: t(`seo-services.services.list.${id}.text`),
          },
        })),
      },
    },
    ...questionEntities(locale, path, questions),
  ];
}
