import type { Offer, Thing } from 'schema-dts';
import { marketingPlans } from '@/lib/content/marketing-plans';
import { serviceFacts } from '@/lib/content/sentence-facts';
import { type Service, services } from '@/lib/content/services';
import { websitePackages } from '@/lib/content/website-packages';
import type { Locale } from '@/lib/i18n/locales';
import { pages } from '@/lib/site/pages';
import { businessId } from './business';
import { nodeId } from './node-id';
import { offerNode } from './offer';
import type { Words } from './words';

/** The ten services with their prices, as on the services page; where is said of who provides them. https://schema.org/Service */
export function serviceEntities(t: Words, locale: Locale): Thing[] {
  const facts = serviceFacts(locale);
  return services.map((service) => ({
    '@type': 'Service',
    // Also its address.
    '@id': nodeId(locale, pages.services.path, service.id),
    name: t(`services.list.${service.id}.name`),
    description: t(`services.list.${service.id}.shortDescription`, facts),
    provider: { '@id': businessId },
    offers: buildOffers(service, t),
  }));
}

function buildOffers({ id, priceFrom }: Service, t: Words): Offer[] {
  if (id === 'website-design') {
    return websitePackages.map((plan) =>
      offerNode({
        name: 'name' in plan ? plan.name : t(`services.website.${plan.id}`),
        dollars: plan.dollars,
      }),
    );
  }
  if (id === 'digital-marketing') {
    return marketingPlans.map((plan) =>
      offerNode({ name: t(`services.marketing.${plan.id}`), dollars: plan.dollars, per: 'month' }),
    );
  }
  return [offerNode({ dollars: priceFrom?.dollars ?? null, bound: 'from', per: priceFrom?.per })];
}
