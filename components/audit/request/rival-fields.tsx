import { RivalInput } from '@/components/audit/report/rivals/rival-input';
import { FormField } from '@/components/ui/form-field';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/lib/i18n/messages';
import styles from './audit-form.module.css';

interface RivalFieldsProps {
  words: Messages['seo-audit']['form']['rivals'];
}

/** Two optional websites to compare with. */
export function RivalFields({ words }: RivalFieldsProps) {
  const field = { form: 'audit', errors: undefined };
  return (
    <details className={styles.rivals}>
      <summary>
        {words.title}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.rivalFields}>
        <FormField {...field} name="rivalOne" label={words.one}>
          {(wiring) => <RivalInput wiring={wiring} />}
        </FormField>
        <FormField {...field} name="rivalTwo" label={words.two} hint={words.hint}>
          {(wiring) => <RivalInput wiring={wiring} />}
        </FormField>
      </div>
    </details>
  );
}
