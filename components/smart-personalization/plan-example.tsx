import { useTranslations } from 'next-intl';
import { Sample } from '@/components/ui/sample';
import type { Locale } from '@/lib/i18n/locales';
import { exampleStep } from '@/lib/smart-personalization/example-step';
import type { RecommendedService } from '@/lib/smart-personalization/recommended-services';
import { PlanService, servicesClass } from './plan-services';
import { usePlanTexts } from './use-plan-texts';

/** One step of a sample plan. Server only. */
export async function PlanExample({ locale }: { locale: Locale }) {
  const service = await exampleStep(locale);
  return service && <ExampleStep locale={locale} service={service} />;
}

function ExampleStep({ locale, service }: { locale: Locale; service: RecommendedService }) {
  const t = useTranslations('smart-personalization.rules');
  const texts = usePlanTexts(locale);
  return (
    <ul className={servicesClass}>
      <PlanService
        service={service}
        piece={texts.pieces[0]}
        texts={texts}
        note={<Sample>{t('example')}</Sample>}
      />
    </ul>
  );
}
