import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import styles from './figure-formula.module.css';
import type { GrowthSectionProps } from './growth-texts';

interface FigureFormulasProps extends GrowthSectionProps {
  /** The figures with their names; several are told apart by them. */
  figures: readonly { figure: string; name: string }[];
  /** What the figures are of: completes the name of the summary. */
  of: string;
}

/** The formulas of one or several figures in a details element; an estimate is marked as one. */
export function FigureFormulas({ result, texts, figures, of }: FigureFormulasProps) {
  const { words } = texts;
  const known = figures.flatMap(({ figure, name }) => {
    const formula = result.formulas.find((each) => each.figure === figure);
    return formula ? [{ ...formula, name }] : [];
  });
  if (known.length === 0) return null;
  return (
    <details className={styles.formula}>
      <summary className={classNames('print:hidden!', styles.summary)}>
        {words.how}
        <span className="sr-only">: {of}</span>
        <Icon name="chevron-down" />
      </summary>
      {known.map(({ figure, name, text, isEstimate }) => (
        <div key={figure}>
          {figures.length > 1 && <b>{name}</b>}
          <p>
            {isEstimate && <strong>{words.estimate}. </strong>}
            <span>{text}</span>
          </p>
        </div>
      ))}
    </details>
  );
}
