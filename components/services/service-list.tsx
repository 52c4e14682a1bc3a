import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { CallReport } from './call-report';
import { MarketingService } from './marketing-service';
import { OpeningTimes } from './opening-times';
import { SearchClimb } from './search-climb';
import { ServiceGuide } from './service-guide';
import styles from './service-list.module.css';
import { ServiceSection } from './service-section';
import { WebsitePackages } from './website-packages';

/** The ten services, those with figures with a drawing of them; the continuous one comes last. */
export function ServiceList({ locale }: { locale: Locale }) {
  const t = useTranslations('services.seo');
  const own = { locale };
  return (
    <div className={`${styles.page} page-width`}>
      <ServiceGuide />
      <div className={styles.list}>
        <ServiceSection
          {...own}
          id="website-design"
          look="beside"
          drawing={<WebsitePackages locale={locale} />}
        />
        <ServiceSection {...own} id="seo-performance" look="band" drawing={<SearchClimb locale={locale} />}>
          <ArrowLink href={localePath(locale, '/seo-services')}>{t('more')}</ArrowLink>
        </ServiceSection>
        <ServiceSection
          {...own}
          id="web-optimization"
          look="beside"
          drawing={<OpeningTimes locale={locale} />}
        />
        <ServiceSection {...own} id="website-maintenance" />
        <ServiceSection {...own} id="e-commerce-solutions" />
        <ServiceSection {...own} id="email-hosting" />
        <ServiceSection {...own} id="branding-identity" />
        <ServiceSection {...own} id="local-business-listings" />
        <ServiceSection
          {...own}
          id="website-analytics"
          look="beside"
          drawing={<CallReport locale={locale} />}
        />
        <MarketingService locale={locale} />
      </div>
    </div>
  );
}
