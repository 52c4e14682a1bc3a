import { fill } from '@/components/audit/fill';
import type { PresentedPage } from '@/lib/audit/report/presented-report';
import styles from './measured-speed.module.css';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';
import { SpeedChart } from './speed-chart';
import { type SpeedFigure, speedRating } from './speed-rating';
import { speedValue } from './speed-value';
import { TechnicalDetails } from './technical-details';

type Speed = NonNullable<PresentedPage['speed']>;

const labFigures = ['lcpMs', 'cls', 'tbtMs'] as const;
const fieldFigures = ['lcpMs', 'inpMs', 'cls'] as const satisfies readonly SpeedFigure[];

/** Google's measurements: one run on a simulated phone, and those of real visitors, each with its source and date. */
export function MeasuredSpeed({ speed: { lab, field }, parts }: { speed: Speed; parts: ReportParts }) {
  return (
    <section className={styles.speed} aria-labelledby="speed-title">
      <h2 className="heading-md" id="speed-title">
        {parts.words.speed.title}
      </h2>
      {field && <Field field={field} parts={parts} />}
      {lab && <Lab lab={lab} parts={parts} />}
    </section>
  );
}

function Lab({ lab, parts }: { lab: NonNullable<Speed['lab']>; parts: ReportParts }) {
  const { speed } = parts.words;
  const { kilobytes, moment } = reportFormat(parts);
  return (
    <div className={styles.part}>
      <h3>{speed.lab}</h3>
      <dl className={styles.figures}>
        {labFigures.map((figure) => (
          <div key={figure}>
            <dt>{speed[figure]}</dt>
            <dd>
              {[
                speedValue(figure, lab[figure], parts),
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

function Field({ field, parts }: { field: NonNullable<Speed['field']>; parts: ReportParts }) {
  const { speed } = parts.words;
  const { day } = reportFormat(parts);
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
          parts={parts}
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
                    <td key={figure}>{speedValue(figure, week[figure], parts)}</td>
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
