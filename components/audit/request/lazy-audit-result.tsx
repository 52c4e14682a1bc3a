import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useLazyComponent } from '@/components/ui/use-lazy-component';
import type { AuditResultProps } from './audit-result';

/** Called when an audit begins, so that the report's script is loaded before the answer arrives. */
export const loadAuditResult = () => import('./audit-result').then(({ AuditResult }) => AuditResult);

/** The report, whose script and styles are loaded with the answer, not with the form. Focuses its headline. */
export function LazyAuditResult(props: AuditResultProps) {
  const Result = useLazyComponent(loadAuditResult);
  const place = useRef<HTMLDivElement>(null);
  const isShown = typeof Result !== 'string';

  useEffect(() => {
    if (isShown) place.current?.querySelector<HTMLElement>('#report-title')?.focus();
  }, [isShown]);

  if (Result === 'loading') return <div className="min-h-screen" />;
  return (
    <div ref={place}>
      {Result === 'failed' ? (
        <p className="page-width py-16">
          <a className={buttonClass({ look: 'cta' })} href={props.audit.reportUrl}>
            {props.words.link}
          </a>
        </p>
      ) : (
        <Result {...props} />
      )}
    </div>
  );
}
