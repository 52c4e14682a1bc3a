import { AboutCall } from './about-call';
import { AboutHero } from './about-hero';
import { AboutHistory } from './about-history';
import { AboutPlanning } from './about-planning';
import { AboutTeam } from './about-team';

/** The about page's sections, in the order of the specification. */
export function AboutSections() {
  return (
    <>
      <AboutHero />
      <AboutHistory />
      <AboutTeam />
      <AboutPlanning />
      <AboutCall />
    </>
  );
}
