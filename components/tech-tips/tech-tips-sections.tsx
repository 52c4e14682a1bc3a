import { TipsClosing } from './tips-closing';
import { TipsHero } from './tips-hero';
import { TipsManual } from './tips-manual';

/** The tech tips page: the dashboard with the filter, the manual and contact. */
export function TechTipsSections() {
  return (
    <>
      <TipsHero />
      <TipsManual />
      <TipsClosing />
    </>
  );
}
