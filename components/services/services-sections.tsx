import { ClosingCall } from './closing-call';
import { Crafts } from './crafts';
import { Directories } from './directories';
import { InspectionChecklist } from './inspection-checklist';
import { Process } from './process';
import { ServiceList } from './service-list';
import { ServicesContact } from './services-contact';
import { ServicesHero } from './services-hero';
import styles from './services-sections.module.css';
import { WhyWebsite } from './why-website';

/** The services page's sections, in the order of the specification. */
export function ServicesSections() {
  return (
    <>
      <ServicesHero />
      <WhyWebsite />
      <Crafts />
      <Process />
      <Directories />
      <InspectionChecklist />
      <ServiceList />
      <div className={styles.ending}>
        <div className={`${styles.page} page-width`}>
          <ClosingCall />
          <ServicesContact />
        </div>
      </div>
    </>
  );
}
