import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import foldStyles from '@/components/ui/fold.module.css';
import { FormField } from '@/components/ui/form-field';
import { Icon } from '@/components/ui/icon';
import type { PresentedRivals } from '@/lib/audit/presented';
import { RivalInput } from './rival-input';
import styles from './rivals-section.module.css';

/** A plain form for the rivals' addresses; submitting it loads the report again. */
export function RivalsForm({ form }: { form: PresentedRivals['form'] }) {
  const { action, title, hint, one, two, submit } = form;
  const field = { form: 'rivals', errors: undefined };
  return (
    <details className={classNames(foldStyles.fold, foldStyles.plain, 'print:hidden!')}>
      <summary>
        <h3>{title}</h3>
        <Icon name="chevron-down" />
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
