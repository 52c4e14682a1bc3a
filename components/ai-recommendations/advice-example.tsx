import { useTranslations } from 'next-intl';
import { Sample } from '@/components/ui/sample';
import type { PresentedAdvice } from '@/lib/advisor/advice';
import { exampleAdvice } from '@/lib/ai-recommendations/example-advice';
import type { Locale } from '@/lib/i18n/locales';
import { AdviceCards } from './advice-cards';
import styles from './advice-example.module.css';
import { useAdviceTexts } from './use-advice-texts';

/** One recommendation for a sample business, until the visitor has a profile. Server only. */
export async function AdviceExample({ locale }: { locale: Locale }) {
  const advice = await exampleAdvice(locale);
  return advice && <ExampleCard locale={locale} advice={advice} />;
}

function ExampleCard({ locale, advice }: { locale: Locale; advice: PresentedAdvice }) {
  const t = useTranslations('ai-recommendations.example');
  return (
    <section className={styles.example} aria-labelledby="example-title">
      <h2 id="example-title">{t('title')}</h2>
      <Sample>{t('sample')}</Sample>
      <AdviceCards list={[advice]} texts={useAdviceTexts(locale)} quote={() => null} />
    </section>
  );
}
