import { useTranslations } from 'next-intl';
import { PhoneSearch } from '@/components/art/phone-search';

const minutes = ['search', 'open', 'look', 'call'] as const;

/** Why a website matters: the four minutes in which a customer chooses somebody. */
export function WhyWebsite() {
  const t = useTranslations('services.why');
  return (
    <section className="sec why" aria-labelledby="why-website-title">
      <div className="wrap">
        <div className="stack why-head">
          <h2 id="why-website-title">{t('title')}</h2>
          <p className="lede">{t('lede')}</p>
        </div>
        <div className="why-phone">
          <PhoneSearch label={t('picture')} />
        </div>
        <ol className="why-minutes">
          {minutes.map((id, index) => (
            <li key={id}>
              <span className="small muted num">{t('minute', { minute: index + 1 })}</span>
              <h3>{t(`minutes.${id}.title`)}</h3>
              <p className="muted">{t(`minutes.${id}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
