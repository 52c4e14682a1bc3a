import { useTranslations } from 'next-intl';
import { MockWorkshopSite } from '@/components/art/mock-workshop-site';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Seam } from '@/components/ui/seam';
import { sampleWorkshop } from '@/lib/content/sample-workshop';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { JobCard } from './job-card';

/** What a website does for a workshop: the site itself, and the job card of the work. */
export function HomeShowcase({ locale }: { locale: Locale }) {
  const t = useTranslations('home.showcase');
  return (
    <section className="sec sand" aria-labelledby="showcase-title">
      <Seam ground="sand" />
      <div className="wrap showcase">
        <div className="showcase-head stack">
          <h2 id="showcase-title">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <figure className="mock showcase-mock">
          <div className="bar">
            <i />
            <i />
            <i />
            <bdi dir="ltr">{sampleWorkshop.domain}</bdi>
          </div>
          <MockWorkshopSite label={t('picture')} />
        </figure>
        <JobCard locale={locale} />
        <div className="showcase-dealers stack">
          <h3 className="t3">{t('dealersTitle')}</h3>
          <p>{t('dealers')}</p>
          <ArrowLink href={localePath(locale, '/contact')}>{t('dealersAction')}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
