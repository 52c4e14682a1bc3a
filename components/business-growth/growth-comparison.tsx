import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import styles from './growth-report.module.css';
import type { GrowthSectionProps } from './growth-texts';

/** A link to the audit's form, prefilled with the websites of the business and its rivals; not shown if they are unknown. */
export function GrowthComparison({ result: { comparison, businessName }, texts }: GrowthSectionProps) {
  if (!comparison) return null;
  const { website, rivals, names } = comparison;
  const [rivalOne = '', rivalTwo = ''] = rivals;
  const fields = new URLSearchParams({ url: website, businessName, rivalOne, rivalTwo });
  const { words, audit } = texts;
  return (
    <section
      className={classNames('page-width print:hidden!', styles.comparison)}
      aria-labelledby="growth-comparison-title"
    >
      <h2 className="heading-md" id="growth-comparison-title">
        {words.comparison.title}
      </h2>
      <p>{words.comparison.text}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {/* A full page load, because the form reads the fragment only when it mounts. */}
      <a className={buttonClass({})} href={`${audit}#${fields}`}>
        {words.comparison.open}
      </a>
    </section>
  );
}
