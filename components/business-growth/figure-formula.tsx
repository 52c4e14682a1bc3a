import { classNames } from '@/components/ui/class-names';
import styles from './figure-formula.module.css';
import type { GrowthPartProps } from './growth-parts';

interface FigureFormulaProps extends GrowthPartProps {
  figure: string;
  /** What the figure is of: completes the name of the summary. */
  of: string;
}

/** The formula of a figure in a details element; an estimate is marked as one. */
export function FigureFormula({ result, parts, figure, of }: FigureFormulaProps) {
  const formula = result.formulas.find((known) => known.figure === figure);
  if (!formula) return null;
  const { words } = parts;
  return (
    <details className={styles.formula}>
      <summary className={classNames('print:hidden!', styles.summary)}>
        {words.how}
        <span className="sr-only">: {of}</span>
        {parts.icons.open}
      </summary>
      <p>
        {formula.isEstimate && <strong>{words.estimate}. </strong>}
        <span>{formula.text}</span>
      </p>
    </details>
  );
}
