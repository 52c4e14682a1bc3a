import type { Locale } from '@/lib/i18n/locales';
import { AboutCall } from './about-call';
import { AboutHero } from './about-hero';
import { AboutHistory } from './about-history';
import { AboutPlanning } from './about-planning';
import { AboutTeam } from './about-team';

/** The about page's sections, in the order of the specification. */
export function AboutSections({ locale }: { locale: Locale }) {
  return (
    <>
      <AboutHero locale={locale} />
      <AboutHistory locale={locale} />
      <AboutTeam locale={locale} />
      <AboutPlanning locale={locale} />
      <AboutCall locale={locale} />
    </>
  );
}
