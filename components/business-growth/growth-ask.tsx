import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import styles from './growth-ask.module.css';
import { SourceRow } from './source-row';

const places = [
  { id: 'google', icon: 'map-pin' },
  { id: 'website', icon: 'globe' },
  { id: 'you', icon: 'users' },
] as const;

/** The sources of the figures, best first. */
export function GrowthAsk() {
  const t = useTranslations('business-growth.ask');
  return (
    <Section aria-labelledby="growth-ask-title">
      <div className="page-width grid gap-x-16 gap-y-6 min-[60rem]:grid-cols-[5fr_7fr]">
        <div className="stack">
          <h2 id="growth-ask-title">{t('title')}</h2>
          <p className={classNames('lead text-muted', styles.intro)}>{t('text')}</p>
        </div>
        <ol>
          {places.map(({ id, icon }) => (
            <SourceRow key={id} icon={<Icon name={icon} />}>
              <h3>{t(`${id}.title`)}</h3>
              <p>{t(`${id}.text`)}</p>
            </SourceRow>
          ))}
        </ol>
      </div>
    </Section>
  );
}
