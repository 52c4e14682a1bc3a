import { useLocale, useTranslations } from 'next-intl';
import { brand } from '@/lib/config/brand';
import { firm } from '@/lib/content/firm';
import { formatters } from '@/lib/i18n/format';

/** Where the firm comes from, and its years on a ruler. */
export function HomeAbout() {
  const t = useTranslations('home.about');
  const { year } = formatters(useLocale());
  const founded = year(firm.foundedYear);
  const marks = [
    { figure: founded, text: t('founded') },
    { figure: year(firm.registeredYear), text: t('registered', { company: brand.legalName }) },
    { figure: t('projects', { count: firm.projects }), text: t('industries', { count: firm.industries }) },
    { figure: t('years', { count: firm.expertiseYears }), text: t('expertise') },
  ];
  return (
    <section className="sec" aria-labelledby="about-title">
      <div className="wrap">
        <div className="two">
          <h2 id="about-title">{t('title')}</h2>
          <div className="stack">
            <p className="lede">{t('lede', { brand: brand.name, year: founded })}</p>
            <p className="muted measure">{t('text')}</p>
          </div>
        </div>
        <ol className="ruler">
          {marks.map(({ figure, text }) => (
            <li key={figure}>
              <b className="t3">{figure}</b>
              <p className="small muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
