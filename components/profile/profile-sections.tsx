import { useLocale, useMessages, useTranslations } from 'next-intl';
import KeyBoard from '@/components/art/key-board.svg';
import { LastPiece } from '@/components/art/last-piece';
import { PhoneLink } from '@/components/contact/phone-link';
import { PreviewStorageWarning } from '@/components/shell/preview-storage-warning';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { ProfileAnswers } from './profile-answers';
import { ProfileForm } from './profile-form';
import styles from './profile-sections.module.css';

const promises = ['account', 'mail', 'delete'] as const;

/** The profile's page: text and a key board beside the form. */
export function ProfileSections() {
  const locale = useLocale();
  const t = useTranslations('profile');
  const { form, delete: removal, options } = useMessages().profile;
  const saved = useTranslations('toast')('profileSaved');
  const forms = useTranslations('forms');
  const phone = () => <PhoneLink />;
  return (
    <section className={styles.hero} aria-labelledby="profile-title">
      <div className={classNames('page-width', styles.layout)}>
        <div className={styles.words}>
          <h1 id="profile-title">{t('hero.title')}</h1>
          <p className={classNames('lead', styles.intro)}>{t('hero.lede')}</p>
          <ul className={styles.promises}>
            {promises.map((promise) => (
              <li key={promise}>
                <Icon name="check" />
                {t(`hero.promises.${promise}`)}
              </li>
            ))}
          </ul>
          <KeyBoard className={styles.keyBoard} />
          <ProfileAnswers />
        </div>
        <section className={styles.tag} aria-labelledby="profile-form-title">
          <header>
            <h2 id="profile-form-title" className="heading-md">
              {form.title}
            </h2>
            <p className="text-sm">{form.needed}</p>
            <PreviewStorageWarning />
          </header>
          <noscript>
            <p className="max-w-160 py-5">
              {t.rich('form.noScript', {
                phone,
                contact: (words) => <a href={localePath(locale, '/contact')}>{words}</a>,
              })}
            </p>
          </noscript>
          <ProfileForm
            words={{ form, delete: removal, options, stamp: forms('stamps.saved') }}
            saved={saved}
            language={locales[locale].hrefLang}
            next={localePath(locale, '/ai-recommendations')}
            picture={<LastPiece />}
            failureNote={forms.rich('kept', { phone })}
          />
        </section>
      </div>
    </section>
  );
}
