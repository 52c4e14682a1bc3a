import type { Locale } from '@/lib/i18n/locales';
import { HomeAbout } from './home-about';
import { HomeHero } from './home-hero';
import { HomeServices } from './home-services';
import { HomeShowcase } from './home-showcase';
import { HomeWhy } from './home-why';

/** The home page's sections, in the order of the specification. */
export function HomeSections({ locale }: { locale: Locale }) {
  return (
    <>
      <HomeHero locale={locale} />
      <HomeAbout />
      <HomeShowcase locale={locale} />
      <HomeServices locale={locale} />
      <HomeWhy locale={locale} />
    </>
  );
}
