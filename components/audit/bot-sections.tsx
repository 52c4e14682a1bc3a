import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { userAgent } from '@/lib/net/safe-fetch';

const habits = ['comes', 'asks', 'waits', 'reads', 'stops'] as const;
const robotName = userAgent.split('/')[0];

/** For those who found us in their logs: who came, what for, and how to shut the door. */
export function BotSections({ locale }: { locale: Locale }) {
  const t = useTranslations('bot');
  return (
    <>
      <section className="bot-hero" aria-labelledby="bot-title">
        <div className="wrap">
          <h1 id="bot-title">{t('hero.title')}</h1>
          <p className="lede">{t('hero.lede')}</p>
          <div className="bot-name">
            <h2 className="t2">{t('name.title')}</h2>
            <pre className="code" dir="ltr">
              {userAgent}
            </pre>
            <p className="small">{t('name.text')}</p>
          </div>
        </div>
      </section>
      <section className="sec" aria-labelledby="habits-title">
        <div className="wrap">
          <h2 id="habits-title">{t('habits.title')}</h2>
          <dl className="habits">
            {habits.map((id) => (
              <div key={id}>
                <dt className="t2">{t(`habits.${id}.title`)}</dt>
                <dd>{t(`habits.${id}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="sec sand" aria-labelledby="block-title">
        <div className="wrap two">
          <h2 id="block-title">{t('block.title')}</h2>
          <div className="stack">
            <p>{t('block.text')}</p>
            <pre className="code" dir="ltr">
              {`User-agent: ${robotName}\nDisallow: /`}
            </pre>
            <p>{t('block.entirely')}</p>
            <div className="acts">
              <ButtonLink look="surf" href={localePath(locale, '/contact')}>
                {t('block.contact')}
              </ButtonLink>
              <ButtonLink href={brand.phoneHref}>
                <Icon name="phone" />
                <bdi dir="ltr">{brand.phone}</bdi>
              </ButtonLink>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
