'use client';

import type { PresentedRivals } from '@/lib/audit/presented';
import { usePart } from '../use-part';
import { RivalsComparison } from './rivals-comparison';
import { RivalsForm } from './rivals-form';
import styles from './rivals-section.module.css';

export interface RivalsSectionProps {
  rivals: PresentedRivals;
  /** Label of how to repair a fault. */
  fix: string;
  /** Language tag. */
  language: string;
}

const readPath = ({ progressPath }: PresentedRivals) => progressPath;

/** The comparison with one or two rivals, updated while their pages are read, and the form for their addresses. */
export function RivalsSection({ rivals: initial, fix, language }: RivalsSectionProps) {
  const { state, title, message, pages, comparison, form, reload } = usePart(initial, {
    readPath,
    language,
  });
  const isOpen = state === 'open';
  return (
    <section
      className={state === 'none' ? styles.unasked : styles.rivals}
      aria-labelledby="rivals-title"
      aria-busy={isOpen}
    >
      <h2 className="heading-md" id="rivals-title">
        {title}
      </h2>
      <div role="status" className="sr-only">
        {!isOpen && state !== initial.state && message}
      </div>
      <p>{message}</p>
      {isOpen && (
        <noscript>
          <p className="text-sm">{reload}</p>
        </noscript>
      )}
      {pages.length > 0 && (
        <dl className={styles.pages}>
          {pages.map(({ letter, name, note }) => (
            <div key={letter}>
              <dt>{letter}</dt>
              <dd>
                <bdi dir="ltr">{name}</bdi>
              </dd>
              <dd className="text-sm text-muted">{note}</dd>
            </div>
          ))}
        </dl>
      )}
      {comparison && <RivalsComparison comparison={comparison} fix={fix} language={language} />}
      <RivalsForm key={state} form={form} />
    </section>
  );
}
