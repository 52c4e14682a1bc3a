import type { Locale } from '@/lib/i18n/locales';
import { ClientsClosing } from './clients-closing';
import { ClientsHero } from './clients-hero';
import { ProjectList } from './project-list';

/** The portfolio: a street of clients with our figures over the doors, the projects, and the place that is left. */
export function ClientsSections({ locale }: { locale: Locale }) {
  return (
    <>
      <ClientsHero locale={locale} />
      <ProjectList locale={locale} />
      <ClientsClosing locale={locale} />
    </>
  );
}
