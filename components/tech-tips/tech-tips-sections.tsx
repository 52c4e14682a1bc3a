import { TipsContact } from './tips-contact';
import { TipsHero } from './tips-hero';
import { TipsManual } from './tips-manual';
import { TipsSupport } from './tips-support';

/** The tech tips page: the dashboard, the filter, the manual and contact. */
export function TechTipsSections() {
  return (
    <>
      <TipsHero />
      <TipsManual />
      <TipsSupport />
      <TipsContact />
    </>
  );
}
