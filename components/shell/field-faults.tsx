import { useTranslations } from 'next-intl';
import fieldStyles from '@/components/ui/form-field.module.css';
import { brand } from '@/lib/config/brand';
import { FieldFaultWatch } from './field-fault-watch';

/** Shows validation errors below the field, in every form of the site. */
export function FieldFaults() {
  const t = useTranslations('errors.fields');
  const { field = '', faulty = '', fault = '' } = fieldStyles;
  return (
    <FieldFaultWatch
      words={{
        missing: t('required'),
        email: t('invalid_email'),
        foreign: t('foreign_mailbox', { phone: brand.phone }),
        phone: t('invalid_phone'),
        other: t('invalid'),
      }}
      look={{ field, faulty, fault }}
    />
  );
}
