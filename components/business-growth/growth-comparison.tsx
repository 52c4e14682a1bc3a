import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import type { GrowthPartProps } from './growth-parts';
import styles from './growth-report.module.css';

/** The way to the audit's form, with the websites of the business and its rivals filled in; none where they aren't known. */
export function GrowthComparison({ result: { comparison, businessName }, parts }: GrowthPartProps) {
  if (!comparison) return null;
  const { website, rivals } = comparison;
  const [rivalOne = '', rivalTwo = ''] = rivals;
  const fields = new URLSearchParams({ url: website, businessName, rivalOne, rivalTwo });
  const { words, audit } = parts;
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
        {rivals.map((address) => (
          <li key={address}>
            <bdi dir="ltr">{new URL(address).hostname.replace(/^www\./, '')}</bdi>
          </li>
        ))}
      </ul>
      {/* A full page load, because the form reads the fragment when it begins. */}
      <a className={buttonClass({})} href={`${audit}#${fields}`}>
        {words.comparison.open}
      </a>
    </section>
  );
}
