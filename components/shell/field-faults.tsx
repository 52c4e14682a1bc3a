import { useMessages, useTranslations } from 'next-intl';
import fieldStyles from '@/components/ui/form-field.module.css';
import { brand } from '@/lib/config/brand';
import { FieldFaultWatch } from './field-fault-watch';

/** Shows validation errors below the field, in every form of the site. */
export function FieldFaults() {
  const { required, invalid_email, invalid_phone, invalid } = useMessages().errors.fields;
  const foreign_mailbox = useTranslations('errors.fields')('foreign_mailbox', { phone: brand.phone });
  const { field = '', faulty = '', fault = '' } = fieldStyles;
  return (
    <FieldFaultWatch
      words={{ required, invalid_email, foreign_mailbox, invalid_phone, invalid }}
      look={{ field, faulty, fault }}
    />
  );
}
