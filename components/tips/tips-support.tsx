import { useTranslations } from 'next-intl';
import { firm } from '@/lib/content/firm';

const promise = { hours: firm.replyHours, minutes: firm.consultationMinutes };

/** For what no tip repairs. */
export function TipsSupport() {
  const t = useTranslations('tech-tips.support');
  return (
    <section className="tips-support" aria-labelledby="tips-support-title">
      <div className="wrap">
        <h2 id="tips-support-title" className="d">
          {t('title')}
        </h2>
        <div className="stack">
          <p className="lede">{t('text', promise)}</p>
          <a className="btn lg" href="#contact-section">
            {t('action')}
          </a>
        </div>
      </div>
    </section>
  );
}
