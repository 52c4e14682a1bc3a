import { useLazyComponent } from '@/components/ui/use-lazy-component';
import type { RivalsSectionProps } from './rivals-section';

const load = () => import('./rivals-section').then(({ RivalsSection }) => RivalsSection);

/** The comparison, loaded with the report, so that the page with the order form doesn't load it. */
export function LazyRivals(props: RivalsSectionProps) {
  const Section = useLazyComponent(load);
  return typeof Section === 'string' ? null : <Section {...props} />;
}
