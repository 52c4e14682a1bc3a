import type { ReactNode } from 'react';
import { RivalInput } from '@/components/audit/report/rivals/rival-input';
import { FormField } from '@/components/ui/form-field';
import type { Messages } from '@/lib/i18n/messages';
import styles from './audit-form.module.css';

interface RivalFieldsProps {
  words: Messages['seo-audit']['form']['rivals'];
  icon: ReactNode;
}

/** Two optional websites to compare with. */
export function RivalFields({ words, icon }: RivalFieldsProps) {
  const field = { form: 'audit', errors: undefined, faultIcon: null };
  return (
    <details className={styles.rivals}>
      <summary>
        {words.title}
        {icon}
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
