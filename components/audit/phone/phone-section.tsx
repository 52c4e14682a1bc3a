import type { PresentedPhone } from '@/lib/audit/presented';
import { ContactJourney } from './contact-journey';
import { PhoneFinding } from './phone-finding';
import { PhonePicture } from './phone-picture';
import styles from './phone-section.module.css';

/** The page as a phone shows it, with numbered faults. No state, and no frame without a picture. */
export function PhoneSection({ phone, fix }: { phone: PresentedPhone; fix: string }) {
  const { state, title, message, note, reload, way, picture, findings, figures } = phone;
  const isWaiting = state === 'waiting';
  return (
    <section className={styles.phone} aria-labelledby="phone-title" aria-busy={isWaiting}>
      <h2 className="heading-md" id="phone-title">
        {title}
      </h2>
      <div className={styles.lede}>
        <p>{message}</p>
        {note && <p className="text-sm text-muted">{note}</p>}
        {reload && (
          <noscript>
            <p className="text-sm">{reload}</p>
          </noscript>
        )}
      </div>
      {way && <ContactJourney way={way} />}
      {findings.length > 0 && (
        <div className={picture ? styles.columns : undefined}>
          {picture && <PhonePicture picture={picture} />}
          <div className={styles.list}>
            <h3>{phone.findingsTitle}</h3>
            <ul>
              {findings.map((finding) => (
                <PhoneFinding key={finding.id} finding={finding} fixLabel={fix} />
              ))}
            </ul>
            {figures.length > 0 && (
              <>
                <h3>{phone.figuresTitle}</h3>
                <dl className={styles.figures}>
                  {figures.map(({ id, name, value, number }) => (
                    <div key={id}>
                      <dt>
                        <span>{name}</span> {number && <span className={styles.number}>{number}</span>}
                      </dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
