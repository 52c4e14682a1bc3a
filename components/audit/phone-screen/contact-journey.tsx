import { FindingSignal } from '@/components/audit/report/finding-signal';
import { severityClass } from '@/components/ui/severity-class';
import type { PresentedJourney, PresentedJourneyStep } from '@/lib/audit/presented';
import styles from './contact-journey.module.css';
import { MarkedScreen } from './marked-screen';

/** How a customer reaches the business from the page: a sentence, the four ways, and a strip of pictures. */
export function ContactJourney({ title, journey }: { title: string; journey: PresentedJourney }) {
  const { sentence, note, ways, facts, frames } = journey;
  return (
    <div className={styles.way}>
      <h3 id="way-title">{title}</h3>
      <p className={styles.sentence}>{sentence}</p>
      <p className="text-sm text-muted">{note}</p>
      {frames.length > 0 && (
        // Keyboards scroll what is too wide only if it can be focused.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling strip
        <section className={styles.strip} aria-labelledby="way-title" tabIndex={0}>
          <ol className={styles.film}>
            {frames.map(({ caption, legend, ...screen }) => (
              <li key={screen.source}>
                <figure>
                  <MarkedScreen {...screen} />
                  <figcaption>
                    <strong>{caption}</strong>
                    {legend && <span className="text-muted">{legend}</span>}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ol>
        </section>
      )}
      <ul className={styles.ways}>
        {ways.map((each) => (
          <li key={each.id}>
            <h4>{each.title}</h4>
            <Signal way={each} />
            <p>{each.text}</p>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        {facts.map(({ id, title: name, text }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Signal({ way: { state, signal } }: { way: PresentedJourneyStep }) {
  if (state === 'missing' || state === 'unknown') return <span className={severityClass()}>{signal}</span>;
  return <FindingSignal type={state === 'works' ? 'success' : 'warning'}>{signal}</FindingSignal>;
}
