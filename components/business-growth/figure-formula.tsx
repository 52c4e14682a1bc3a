import { classNames } from '@/components/ui/class-names';
import styles from './figure-formula.module.css';
import type { GrowthPartProps } from './growth-parts';

/** The formula of a figure in a details element; an estimate is marked as one. */
export function FigureFormula({ result, parts, figure }: GrowthPartProps & { figure: string }) {
  const formula = result.formulas.find((known) => known.figure === figure);
  if (!formula) return null;
  const { words } = parts;
  return (
    <details className={styles.formula}>
      <summary className={classNames('print:hidden!', styles.summary)}>
        {words.how}
        {parts.icons.open}
      </summary>
      <p>
        {formula.isEstimate && <strong>{words.estimate}. </strong>}
        <span>{formula.text}</span>
      </p>
    </details>
  );
}
