import { useLocale, useTranslations } from 'next-intl';
import { FileDrawing } from '@/components/art/file-drawing';
import { ArrowLink } from '@/components/ui/arrow-link';
import { localePath } from '@/lib/i18n/path';
import { CallReport } from './call-report';
import { MarketingService } from './marketing-service';
import { OpenNamedService } from './open-named-service';
import { OpenServiceScript } from './open-service-script';
import { OpeningTimes } from './opening-times';
import { SearchClimb } from './search-climb';
import styles from './service-list.module.css';
import { ServicePicture } from './service-picture';
import { ServiceSection } from './service-section';
import { WebsitePackages } from './website-packages';

/** The ten services as the exits of a motorway; the continuous one comes last. A ute keeps level with the reader. */
export function ServiceList() {
  const locale = useLocale();
  const t = useTranslations('services');
  const own = { locale };
  return (
    <div className={styles.section}>
      <div className={`${styles.page} page-width`}>
        <div className={styles.road} aria-hidden="true">
          <i className={styles.ute}>
            <FileDrawing file="services" id="ute-above" viewBox="0 0 60 124" />
          </i>
        </div>
        <h2 className={styles.title}>{t('hero.sign')}</h2>
        <ServiceSection {...own} id="website-design" open drawing={<WebsitePackages />} />
        <ServiceSection {...own} id="seo-performance" look="band" drawing={<SearchClimb />}>
          <ArrowLink href={localePath(locale, '/seo-services')}>{t('seo.more')}</ArrowLink>
        </ServiceSection>
        <ServiceSection {...own} id="web-optimization" drawing={<OpeningTimes />} />
        <ServiceSection
          {...own}
          id="website-maintenance"
          drawing={<ServicePicture id="nerang-creek-mechanical" />}
        />
        <ServiceSection {...own} id="e-commerce-solutions" drawing={<ServicePicture id="uniform-corner" />} />
        <ServiceSection {...own} id="email-hosting" drawing={<ServicePicture id="paper-pelican" />} />
        <ServiceSection {...own} id="branding-identity" drawing={<ServicePicture id="burleigh-barbell" />} />
        <ServiceSection
          {...own}
          id="local-business-listings"
          drawing={<ServicePicture id="currumbin-drone-survey" />}
        />
        <ServiceSection {...own} id="website-analytics" drawing={<CallReport />} />
        <MarketingService />
        <OpenServiceScript />
        <OpenNamedService />
      </div>
    </div>
  );
}
