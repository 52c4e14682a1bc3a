import { badgeClass } from '@/components/ui/badge-class';
import type { IconName } from '@/components/ui/icon-paths';
import { Section } from '@/components/ui/section';
import type { FigureSource } from '@/lib/business-growth/facts';
import styles from './growth-sources.module.css';
import type { GrowthSectionProps } from './growth-texts';
import { SourceRow } from './source-row';

const statusTone = { used: 'ok', failed: 'bad', nothing: undefined, 'not-asked': undefined } as const;

const icons = { google: 'map-pin', website: 'globe', typed: 'users' } as const satisfies Record<
  FigureSource,
  IconName
>;

/** The sources queried, in order of precedence, with their results. */
export function GrowthSources({ result, texts }: GrowthSectionProps) {
  const { words } = texts;
  return (
    <Section background="sand" aria-labelledby="growth-asked-title">
      <div className="page-width grid gap-x-16 gap-y-6 min-[60rem]:grid-cols-[5fr_7fr]">
        <h2 id="growth-asked-title">{words.sources}</h2>
        <ul>
          {result.sources.asked.map(({ source, status, text }) => (
            <SourceRow key={source} icon={icons[source]}>
              <h3 className={styles.title}>
                {words.askedNames[source]}
                <span className="sr-only">: </span>
                <span className={badgeClass({ tone: statusTone[status], className: styles.status })}>
                  {words.askedStatus[status]}
                </span>
              </h3>
              <p>{text}</p>
            </SourceRow>
          ))}
        </ul>
      </div>
    </Section>
  );
}
