import barStyles from '@/components/audit/report/report-bar.module.css';
import { ContactLink } from '@/components/results/contact-link';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { sumRevenue } from '@/lib/business-growth/sum-revenue';
import { growthFormat } from './growth-format';
import styles from './growth-report.module.css';
import type { GrowthSectionProps } from './growth-texts';

const ids = ['actions', 'recommendations', 'opportunities'] as const;

/** The chapters, or on phones the sum, and the way to us: in sight until the sources, as in the audit's report. */
export function GrowthBar({ result, texts }: GrowthSectionProps) {
  const { words, actions, chapters, contact, language } = texts;
  const { total } = sumRevenue(result.recommendations);
  return (
    <div className={classNames(barStyles.bar, styles.bar)} data-part="report-bar">
      <nav className={barStyles.chapters} aria-label={chapters}>
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <a href={`#growth-${id}-title`}>{words[id]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <span className={classNames('figures', styles.sum)}>
        {total && growthFormat(language).price(total)}
      </span>
      <ContactLink
        className={buttonClass({ look: 'cta', className: barStyles.action })}
        contact={contact}
        about={result.reportUrl}
      >
        {actions.contact}
      </ContactLink>
    </div>
  );
}
