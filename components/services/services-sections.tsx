import type { Locale } from '@/lib/i18n/locales';
import { ClosingCall } from './closing-call';
import { Crafts } from './crafts';
import { Directories } from './directories';
import { InspectionSheet } from './inspection-sheet';
import { Process } from './process';
import { ServiceList } from './service-list';
import { ServicesContact } from './services-contact';
import { ServicesHero } from './services-hero';
import styles from './services-sections.module.css';
import { WhyWebsite } from './why-website';

/** The services page's sections, in the order of the specification. */
export function ServicesSections({ locale }: { locale: Locale }) {
  return (
    <>
      <ServicesHero locale={locale} />
      <WhyWebsite />
      <Crafts />
      <Process />
      <Directories />
      <InspectionSheet locale={locale} />
      <ServiceList locale={locale} />
      <div className={styles.ending}>
        <div className={`${styles.page} page-width`}>
          <ClosingCall locale={locale} />
          <ServicesContact locale={locale} />
        </div>
      </div>
    </>
  );
}
