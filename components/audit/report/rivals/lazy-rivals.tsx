import { useLazyComponent } from '@/components/query/use-lazy-component';
import type { RivalsSectionProps } from './rivals-section';

const load = () => import('./rivals-section').then(({ RivalsSection }) => RivalsSection);

/** The comparison, loaded when the report is there: the page that orders it does without. */
export function LazyRivals(props: RivalsSectionProps) {
  const Section = useLazyComponent(load);
  return typeof Section === 'string' ? null : <Section {...props} />;
}
