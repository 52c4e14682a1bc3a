import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import { ContactCard } from './contact-card';
import { ContactDetails } from './contact-details';
import styles from './contact-hero.module.css';
import ContactScene from './contact-scene.svg';

/** Hero, form and details in one picture: the form is a card in front of the canals. */
export function ContactHero() {
  const t = useTranslations('contact.hero');
  const within = useWithinHours();
  return (
    <div className={classNames('page-width', styles.hero)}>
      <div className={styles.heading}>
        <h1>{t('title')}</h1>
        <p className={classNames('lead', styles.lead)}>
          {t('lede', { within: within(companyFacts.replyHours) })}
        </p>
        <a
          className={buttonClass({ look: 'filled', size: 'lg', className: styles.call })}
          href={brand.phoneHref}
        >
          <Icon name="phone" />
          <bdi dir="ltr">{brand.phone}</bdi>
        </a>
      </div>
      <ContactCard />
      <ContactDetails />
      {/* Last, because its height comes from the heading: painted before the heading was parsed, it would jump. */}
      <div className={styles.sky} aria-hidden="true">
        <ContactScene />
      </div>
    </div>
  );
}
