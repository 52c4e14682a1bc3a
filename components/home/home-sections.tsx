import { HomeAbout } from './home-about';
import { HomeHero } from './home-hero';
import { HomeServices } from './home-services';
import { HomeShowcase } from './home-showcase';
import { HomeWhy } from './home-why';

/** The home page's sections, in the order of the specification. */
export function HomeSections() {
  return (
    <>
      <HomeHero />
      <HomeAbout />
      <HomeShowcase />
      <HomeServices />
      <HomeWhy />
    </>
  );
}
