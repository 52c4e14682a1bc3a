import { useTranslations } from 'next-intl';
import { tips } from '@/lib/content/tips';
import { DashScene } from './dash-scene';

/** From the driver's seat: the coast ahead, and one light on. */
export function TipsHero() {
  const t = useTranslations('tech-tips.hero');
  return (
    <section className="tips-hero" aria-labelledby="tips-title">
      <DashScene label={t('picture')} />
      <div className="wrap">
        <h1 id="tips-title">{t('title')}</h1>
        <p className="lede">{t('lede', { count: tips.length })}</p>
      </div>
    </section>
  );
}
