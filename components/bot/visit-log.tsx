import { useTranslations } from 'next-intl';
import { userAgent } from '@/lib/net/user-agent';
import styles from './visit-log.module.css';

/** What a check asks a website for, by kind. */
const requests = [
  ['GET', '/robots.txt'],
  ['GET', '/'],
  ['GET', '/sitemap.xml'],
  ['HEAD', '/prices'],
  ['HEAD', '/team.webp'],
  ['HEAD', '/menu.js'],
  ['GET', '/de'],
] as const;

/** The requests of a check as the lines of a server's log. */
export function VisitLog() {
  const t = useTranslations('bot');
  return (
    <figure className={styles.log}>
      <figcaption>{t('log')}</figcaption>
      <ol dir="ltr" translate="no">
        {requests.map(([method, path]) => (
          <li key={path}>
            <code>
              <b>{method}</b> {path} <span>{userAgent.split(' ')[0]}</span>
            </code>
          </li>
        ))}
      </ol>
    </figure>
  );
}
