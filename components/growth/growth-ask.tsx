import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

const places = [
  { id: 'google', icon: 'map-pin' },
  { id: 'website', icon: 'globe' },
  { id: 'you', icon: 'users' },
] as const;

/** Where the figures come from, best first. */
export function GrowthAsk() {
  const t = useTranslations('business-growth.ask');
  return (
    <section className="sec growth-ask" aria-labelledby="growth-ask-title">
      <div className="wrap two">
        <div className="stack">
          <h2 id="growth-ask-title">{t('title')}</h2>
          <p className="lede muted">{t('text')}</p>
        </div>
        <ol>
          {places.map(({ id, icon }) => (
            <li key={id}>
              <Icon name={icon} />
              <div>
                <h3>{t(`${id}.title`)}</h3>
                <p>{t(`${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
