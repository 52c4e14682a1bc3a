import { useTranslations } from 'next-intl';

const steps = ['arrives', 'reply', 'consultation', 'quote'] as const;

/** What a visitor can expect after sending, measured off along a ruler. */
export function ContactSteps() {
  const t = useTranslations('contact.steps');
  return (
    <section className="sec sand contact-steps" aria-labelledby="contact-steps-title">
      <div className="wrap">
        <h2 id="contact-steps-title">{t('title')}</h2>
        <ol className="ruler">
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`${step}.when`)}</h3>
              <p>{t(`${step}.what`)}</p>
            </li>
          ))}
        </ol>
        <p className="measure muted">{t('note')}</p>
      </div>
    </section>
  );
}
