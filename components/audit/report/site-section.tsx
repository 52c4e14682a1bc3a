'use client';

import { useEffect } from 'react';
import { classNames } from '@/components/ui/class-names';
import progressStyles from '@/components/ui/progress.module.css';
import type { PresentedSite } from '@/lib/audit/presented';
import { usePlanState } from './plan-state';
import { SiteResult, type SiteResultProps } from './site-result';
import styles from './site-section.module.css';
import { usePart } from './use-part';

const readPath = ({ progress }: PresentedSite) => progress?.path;

interface SiteSectionProps extends Omit<SiteResultProps, 'result'> {
  site: PresentedSite;
}

/** The whole website in a report: the progress of the crawl with the latest addresses, then its result. */
export function SiteSection({ site: initial, ...texts }: SiteSectionProps) {
  const { state, message, notes, progress, result, plan } = usePart(initial, {
    readPath,
    language: texts.language,
  });
  const { words } = texts;
  const { replace: replacePlan, settle: settlePlan } = usePlanState() ?? {};
  const isOver = state === 'done' || state === 'failed';

  // The repairs above, which were those of the page, become those of the page and its website.
  useEffect(() => {
    if (plan) replacePlan?.(plan);
    if (isOver) settlePlan?.();
  }, [plan, replacePlan, isOver, settlePlan]);

  return (
    <section className={styles.site} aria-labelledby="site-title" aria-busy={!isOver}>
      <h2 className="heading-md" id="site-title">
        {words.title}
      </h2>
      {!isOver && <p>{message}</p>}
      {/* Announces the end only, not every page that was read. */}
      <div role="status" className="empty:absolute">
        {isOver && <p>{message}</p>}
      </div>
      {notes.length > 0 && (
        <ul className={classNames(styles.notes, 'text-sm text-muted')}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {progress && (
        <div className={styles.progress}>
          <div
            className={progressStyles.bar}
            role="progressbar"
            aria-label={words.title}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(progress.share * 100)}
            aria-valuetext={message}
          >
            <i style={{ inlineSize: `${progress.share * 100}%` }} />
          </div>
          {progress.latest.length > 0 && (
            <>
              <p className="text-sm text-muted">{words.latest}</p>
              <ul className={styles.latest}>
                {progress.latest.map((url) => (
                  <li key={url}>
                    <bdi dir="ltr">{url}</bdi>
                  </li>
                ))}
              </ul>
            </>
          )}
          <noscript>
            <p className="text-sm">{words.reload}</p>
          </noscript>
        </div>
      )}
      {result && <SiteResult result={result} {...texts} />}
    </section>
  );
}
