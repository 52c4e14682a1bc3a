import { useTranslations } from 'next-intl';
import { bot } from '@/components/art/drawing-addresses';
import { WriteOrCall } from '@/components/contact/write-or-call';
import { classNames } from '@/components/ui/class-names';
import codeStyles from '@/components/ui/code.module.css';
import { Section } from '@/components/ui/section';
import { siteLimits } from '@/lib/audit/limits';
import { userAgent } from '@/lib/net/user-agent';
import styles from './bot-sections.module.css';
import { VisitLimits } from './visit-limits';
import { VisitLog } from './visit-log';

const habits = ['comes', 'asks', 'reads', 'stops'] as const;
const robotName = userAgent.split('/')[0];

/** For operators who found our bot in their logs: what it is for, and how to block it. */
export function BotSections() {
  const t = useTranslations('bot');
  return (
    <>
      <section className={styles.hero} aria-labelledby="bot-title">
        <div className={classNames('page-width', styles.columns)}>
          <div>
            <h1 className="mb-5" id="bot-title">
              {t('hero.title')}
            </h1>
            <p className="lead">{t('hero.lede', { pages: siteLimits.pages })}</p>
          </div>
          <svg viewBox="0 0 640 420" aria-hidden="true">
            <use href={`${bot}#visit`} />
          </svg>
          <div className={styles.name}>
            <h2 className="heading-sm">{t('name.title')}</h2>
            <pre className={codeStyles.code} dir="ltr">
              {userAgent}
            </pre>
            <p className="text-sm">{t('name.text')}</p>
          </div>
        </div>
      </section>
      <Section aria-labelledby="habits-title">
        <div className="page-width">
          <h2 id="habits-title">{t('habits.title')}</h2>
          <div className={styles.visit}>
            <div className={styles.requests}>
              <VisitLog />
              <VisitLimits />
            </div>
            <dl>
              {habits.map((id) => (
                <div key={id}>
                  <dt className="heading-md">{t(`habits.${id}.title`)}</dt>
                  <dd>{t(`habits.${id}.text`, { minutes: siteLimits.totalMs / 60_000 })}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Section>
      <Section background="sand" aria-labelledby="block-title">
        <div className="page-width grid gap-x-16 gap-y-6 min-[60rem]:grid-cols-[5fr_7fr]">
          <h2 id="block-title">{t('block.title')}</h2>
          <div className="stack min-w-0">
            <p>{t('block.text')}</p>
            <pre className={codeStyles.code} dir="ltr">
              {`User-agent: ${robotName}\nDisallow: /`}
            </pre>
            <p>{t('block.entirely')}</p>
            <WriteOrCall look="surf">{t('block.contact')}</WriteOrCall>
          </div>
        </div>
      </Section>
    </>
  );
}
