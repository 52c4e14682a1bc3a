import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import foldStyles from '@/components/ui/fold.module.css';
import { FormField } from '@/components/ui/form-field';
import type { PresentedRivals } from '@/lib/audit/report/rivals/presented-rivals';
import { RivalInput } from './rival-input';
import styles from './rivals-section.module.css';

/** A plain form for the rivals' addresses; submitting it loads the report again. */
export function RivalsForm({ form, icon }: { form: PresentedRivals['form']; icon: ReactNode }) {
  const { action, title, hint, one, two, submit } = form;
  const field = { form: 'rivals', errors: undefined, faultIcon: null };
  return (
    <details className={classNames(foldStyles.fold, foldStyles.plain, 'print:hidden!')}>
      <summary>
        <h3>{title}</h3>
        {icon}
      </summary>
      <div className={foldStyles.body}>
        <p className="text-sm text-muted">{hint}</p>
        <form className={styles.form} data-form="rivals" method="post" action={action}>
          <FormField {...field} name="rivalOne" label={one.label}>
            {(wiring) => <RivalInput wiring={wiring} value={one.value} />}
          </FormField>
          <FormField {...field} name="rivalTwo" label={two.label}>
            {(wiring) => <RivalInput wiring={wiring} value={two.value} />}
          </FormField>
          <Button type="submit">{submit}</Button>
        </form>
      </div>
    </details>
  );
}
