import type { PresentedPhoneScreen } from '@/lib/audit/presented';
import type { Messages } from '@/lib/i18n/messages';
import { ContactJourney } from './contact-journey';
import { PhoneFinding } from './phone-finding';
import { PhonePicture } from './phone-picture';
import styles from './phone-section.module.css';

export interface PhoneSectionProps {
  phone: PresentedPhoneScreen;
  words: Messages['audit-phone']['labels'];
  /** Label of how to repair a fault. */
  fix: string;
}

/** The page as a phone shows it, with numbered faults. No state, and no frame without a picture. */
export function PhoneSection({ phone, words, fix }: PhoneSectionProps) {
  const { state, message, journey, picture, findings, figures } = phone;
  const isWaiting = state === 'waiting';
  return (
    <section className={styles.phone} aria-labelledby="phone-title" aria-busy={isWaiting}>
      <h2 className="heading-md" id="phone-title">
        {words.title}
      </h2>
      <div className={styles.lede}>
        <p>{message}</p>
        {state === 'rendered' && <p className="text-sm text-muted">{words.unscored}</p>}
        {isWaiting && (
          <noscript>
            <p className="text-sm">{words.reload}</p>
          </noscript>
        )}
      </div>
      {journey && <ContactJourney title={words.journey} journey={journey} />}
      {findings.length > 0 && (
        <div className={picture ? styles.columns : undefined}>
          {picture && <PhonePicture picture={picture} words={words} />}
          <div className={styles.list}>
            <h3>{words.findings}</h3>
            <ul>
              {findings.map((finding) => (
                <PhoneFinding key={finding.id} finding={finding} fixLabel={fix} />
              ))}
            </ul>
            {figures.length > 0 && (
              <>
                <h3>{words.figures}</h3>
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
