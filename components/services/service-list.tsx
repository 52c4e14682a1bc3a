import { useTranslations } from 'next-intl';
import { Docket } from '@/components/art/docket';
import { FileDrawing } from '@/components/art/file-drawing';
import { UteSign } from '@/components/art/ute-sign';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { CallReport } from './call-report';
import { MailAddress } from './mail-address';
import { MarketingService } from './marketing-service';
import { OpeningTimes } from './opening-times';
import { SearchClimb } from './search-climb';
import { ServiceGuide } from './service-guide';
import styles from './service-list.module.css';
import { ServiceSection } from './service-section';
import { WebsitePackages } from './website-packages';

/** The ten services, each with its drawing; the continuous one comes last. */
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
        <ServiceSection
          {...own}
          id="website-maintenance"
          look="beside"
          drawing={<FileDrawing file="services" id="service-log" viewBox="0 0 368 256" />}
        />
        <ServiceSection {...own} id="e-commerce-solutions" look="beside" drawing={<Docket />} />
        <ServiceSection {...own} id="email-hosting" look="panel" drawing={<MailAddress />} />
        <ServiceSection {...own} id="branding-identity" look="beside" drawing={<UteSign />} />
        <ServiceSection
          {...own}
          id="local-business-listings"
          look="beside"
          drawing={
            <FileDrawing
              file="services"
              id="suburb-map"
              viewBox="0 0 480 300"
              preserveAspectRatio="xMidYMin slice"
            />
          }
        />
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
