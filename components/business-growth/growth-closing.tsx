import callOfferStyles from '@/components/contact/call-offer.module.css';
import { EnquiryLink } from '@/components/results/enquiry-link';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Figure } from '@/components/ui/figure';
import { Section } from '@/components/ui/section';
import { sumRevenue } from '@/lib/growth/sum-revenue';
import { growthFormat } from './growth-format';
import type { GrowthPartProps } from './growth-parts';
import styles from './growth-report.module.css';

/** The closing call to action: a call about this result, beside the sum of its estimates. */
export function GrowthClosing({ result, parts }: GrowthPartProps) {
  const { words, offer, contact, language } = parts;
  const { total } = sumRevenue(result.recommendations);
  return (
    <Section
      pace="tight"
      className={classNames('print:hidden!', callOfferStyles.call)}
      aria-labelledby="growth-closing-title"
    >
      <div className={classNames('page-width', styles.closing)}>
        <div>
          <h2 id="growth-closing-title" className="heading-display">
            {offer}
          </h2>
          <p className="lead mt-3">{words.helpText}</p>
          <EnquiryLink
            className={buttonClass({ look: 'cta', size: 'lg', className: 'mt-6' })}
            contact={contact}
            about={result.reportUrl}
          >
            {words.help}
          </EnquiryLink>
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
