import { useTranslations } from 'next-intl';
import { Sample } from '@/components/ui/sample';
import { sampleMailbox } from '@/lib/content/sample-service-work';
import { sampleWorkshop } from '@/lib/content/sample-workshop';
import styles from './mail-address.module.css';

/** An e-mail address at a business's own domain, in page-wide type. It may break after punctuation. */
export function MailAddress() {
  const t = useTranslations('services');
  const [name, ending] = sampleWorkshop.domain.split('.');
  return (
    <p className={styles.address}>
      <bdi dir="ltr">
        {sampleMailbox}
        <b>@</b>
        <wbr />
        {name}
        <wbr />.{ending}
      </bdi>
      <Sample>{t('sample')}</Sample>
    </p>
  );
}
