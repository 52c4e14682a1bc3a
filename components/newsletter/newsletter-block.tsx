import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { pages } from '@/lib/site/pages';
import styles from './newsletter-block.module.css';
import { NewsletterCalendar } from './newsletter-calendar';
import { NewsletterSignUp } from './newsletter-sign-up';

interface NewsletterBlockProps {
  /** Path of the page with the form, without language. */
  page?: string;
}

/** Description of the newsletter, number of subscribers, and the form. */
export function NewsletterBlock({ page = pages.blog.path }: NewsletterBlockProps) {
  const t = useTranslations('newsletter');
  return (
    <Section background="sand" className={styles.section} id="newsletter" aria-labelledby="newsletter-title">
      <div className={classNames('page-width', styles.columns)}>
        <NewsletterCalendar />
        <div className="stack">
          <h2 id="newsletter-title">{t('title')}</h2>
          <p className="lead">{t('lede')}</p>
          <NewsletterSignUp page={page} />
        </div>
      </div>
    </Section>
  );
}
