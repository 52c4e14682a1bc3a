import { ClientsClosing } from './clients-closing';
import { ClientsHero } from './clients-hero';
import { ProjectList } from './project-list';

/** The portfolio: the header with figures, the projects, and the call to action. */
export function ClientsSections() {
  return (
    <>
      <ClientsHero />
      <ProjectList />
      <ClientsClosing />
    </>
  );
}
