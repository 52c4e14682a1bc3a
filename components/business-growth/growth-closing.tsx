import callOfferStyles from '@/components/contact/call-offer.module.css';
import { ContactLink } from '@/components/results/contact-link';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Figure } from '@/components/ui/figure';
import { Section } from '@/components/ui/section';
import { sumRevenue } from '@/lib/business-growth/sum-revenue';
import { growthFormat } from './growth-format';
import styles from './growth-report.module.css';
import type { GrowthSectionProps } from './growth-texts';

/** The closing call to action: a call about this result, beside the sum of its estimates. */
export function GrowthClosing({ result, texts }: GrowthSectionProps) {
  const { words, offer, contact, language } = texts;
  const { total } = sumRevenue(result.recommendations);
  return (
    <Section
      background="block"
      className={classNames('print:hidden!', callOfferStyles.call)}
      aria-labelledby="growth-closing-title"
    >
      <div className={classNames('page-width', styles.closing)}>
        <div>
          <h2 id="growth-closing-title">{offer}</h2>
          <p className="lead mt-3">{words.helpText}</p>
          <ContactLink
            className={buttonClass({ look: 'cta', size: 'lg', className: 'mt-6' })}
            contact={contact}
            about={result.reportUrl}
          >
            {words.help}
          </ContactLink>
        </div>
        {total && (
          <p className={styles.impact}>
            <span>{words.estimatedRevenue}</span>{' '}
            <Figure className={styles.total} text={growthFormat(language).price(total)} />{' '}
            <span>{words.yearEstimate}</span>
          </p>
        )}
      </div>
    </Section>
  );
}
