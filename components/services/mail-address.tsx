import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { sampleMailbox } from '@/lib/content/sample-service-work';
import { sampleWorkshop } from '@/lib/content/sample-workshop';

/** A business's own address, as large as the page. It may break after its signs. */
export function MailAddress() {
  const t = useTranslations('services');
  const [name, ending] = sampleWorkshop.domain.split('.');
  return (
    <p className="mail-address">
      <bdi dir="ltr">
        {sampleMailbox}
        <b>@</b>
        <wbr />
        {name}
        <wbr />.{ending}
      </bdi>
      <Badge>{t('sample')}</Badge>
    </p>
  );
}
