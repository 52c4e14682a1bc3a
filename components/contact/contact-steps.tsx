import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { rulerClass } from '@/components/ui/ruler-class';
import { Section } from '@/components/ui/section';
import styles from './contact-steps.module.css';

const steps = ['arrives', 'reply', 'consultation', 'quote'] as const;

/** What a visitor can expect after sending, measured off along a ruler. */
export function ContactSteps() {
  const t = useTranslations('contact.steps');
  return (
    <Section ground="sand" className={styles.section} aria-labelledby="contact-steps-title">
      <div className="page-width">
        <h2 id="contact-steps-title">{t('title')}</h2>
        <ol className={classNames(rulerClass, styles.steps)}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`${step}.when`)}</h3>
              <p>{t(`${step}.what`)}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6 max-w-160 text-muted">{t('note')}</p>
      </div>
    </Section>
  );
}
