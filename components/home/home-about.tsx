import { useLocale, useTranslations } from 'next-intl';
import { sampleNoteId } from '@/components/sample-note';
import ruledRowStyles from '@/components/ui/ruled-row.module.css';
import { Section } from '@/components/ui/section';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { formatters } from '@/lib/i18n/format';

/** The firm's history, and its years and figures in a row. */
export function HomeAbout() {
  const t = useTranslations('home.about');
  const { year } = formatters(useLocale());
  const founded = year(companyFacts.foundedYear);
  const marks = [
    { figure: founded, text: t('founded') },
    { figure: year(companyFacts.registeredYear), text: t('registered', { company: brand.legalName }) },
    {
      figure: t('projects', { count: brand.claims.projects }),
      text: t('industries', { count: brand.claims.industries }),
    },
    { figure: t('years', { count: companyFacts.expertiseYears }), text: t('expertise') },
  ];
  return (
    <Section aria-labelledby="about-title" aria-describedby={sampleNoteId}>
      <div className="page-width">
        <div className="grid gap-x-16 gap-y-6 min-[60rem]:grid-cols-[5fr_7fr]">
          <h2 id="about-title">{t('title')}</h2>
          <div className="stack">
            <p className="lead">{t('lede', { brand: brand.name, year: founded })}</p>
            <p className="text-muted max-w-160 max-[40rem]:hidden">{t('text')}</p>
          </div>
        </div>
        <ol className={ruledRowStyles.row}>
          {marks.map(({ figure, text }) => (
            <li key={figure}>
              <b className="heading-md">{figure}</b>
              <p className="text-sm text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
