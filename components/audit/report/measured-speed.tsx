import type { PresentedPage } from '@/lib/audit/presented';
import { fill } from '@/lib/i18n/fill';
import styles from './measured-speed.module.css';
import { reportFormat } from './report-format';
import type { ReportTexts } from './report-texts';
import { SpeedChart } from './speed-chart';
import { type SpeedFigure, speedRating } from './speed-rating';
import { speedValue } from './speed-value';
import { TechnicalDetails } from './technical-details';

type Speed = NonNullable<PresentedPage['speed']>;

const labFigures = ['lcpMs', 'cls', 'tbtMs'] as const;
const fieldFigures = ['lcpMs', 'inpMs', 'cls'] as const satisfies readonly SpeedFigure[];

/** Google's measurements: one run on a simulated phone, and those of real visitors, each with its source and date. */
export function MeasuredSpeed({ speed: { lab, field }, texts }: { speed: Speed; texts: ReportTexts }) {
  return (
    <section className={styles.speed} aria-labelledby="speed-title">
      <h2 className="heading-md" id="speed-title">
        {texts.words.speed.title}
      </h2>
      {field && <Field field={field} texts={texts} />}
      {lab && <Lab lab={lab} texts={texts} />}
    </section>
  );
}

function Lab({ lab, texts }: { lab: NonNullable<Speed['lab']>; texts: ReportTexts }) {
  const { speed } = texts.words;
  const { kilobytes, moment } = reportFormat(texts);
  return (
    <div className={styles.part}>
      <h3>{speed.lab}</h3>
      <dl className={styles.figures}>
        {labFigures.map((figure) => (
          <div key={figure}>
            <dt>{speed[figure]}</dt>
            <dd>
              {[
                speedValue(figure, lab[figure], texts),
                lab[figure] !== null && speed.rating[speedRating(figure, lab[figure])],
              ]
                .filter(Boolean)
                .join(' ')}
            </dd>
          </div>
        ))}
        <div>
          <dt>{speed.totalBytes}</dt>
          <dd>{lab.totalBytes === null ? '–' : kilobytes(lab.totalBytes)}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">
        {`${fill(speed.labSource, { version: lab.version })} ${lab.measuredAt ? moment(lab.measuredAt) : ''}`}
      </p>
    </div>
  );
}

function Field({ field, texts }: { field: NonNullable<Speed['field']>; texts: ReportTexts }) {
  const { speed } = texts.words;
  const { day } = reportFormat(texts);
  const { of, history, firstDay, lastDay } = field;
  return (
    <div className={styles.part}>
      <h3>{speed.field}</h3>
      <p className="text-sm">{speed.meaning[of]}</p>
      {fieldFigures.map((figure) => (
        <SpeedChart
          key={figure}
          figure={figure}
          now={field[figure]}
          history={history.map((week) => week[figure])}
          texts={texts}
        />
      ))}
      {history.length > 0 && (
        <TechnicalDetails title={speed.table}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{speed.until}</th>
                {fieldFigures.map((figure) => (
                  <th key={figure} scope="col">
                    {speed[figure]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {history.toReversed().map((week) => (
                <tr key={week.lastDay}>
                  <th scope="row">{day(week.lastDay)}</th>
                  {fieldFigures.map((figure) => (
                    <td key={figure}>{speedValue(figure, week[figure], texts)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TechnicalDetails>
      )}
      <p className="text-sm text-muted">
        {fill(speed.fieldSource, { first: day(firstDay), last: day(lastDay) })}
      </p>
    </div>
  );
}
