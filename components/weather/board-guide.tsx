import { useTranslations } from 'next-intl';

const entries = ['colour', 'uv', 'wind', 'source'] as const;

/** What the figures of a reading mean, for who works outdoors or waits for those who do. */
export function BoardGuide() {
  const t = useTranslations('weather.read');
  return (
    <section className="sec board-guide" aria-labelledby="board-guide-title">
      <div className="wrap two">
        <h2 id="board-guide-title">{t('title')}</h2>
        <dl>
          {entries.map((entry) => (
            <div key={entry}>
              <dt className="t2">{t(`list.${entry}.title`)}</dt>
              <dd>{t(`list.${entry}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
