import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import foldStyles from '@/components/ui/fold.module.css';
import { FormField } from '@/components/ui/form-field';
import { Icon } from '@/components/ui/icon';
import type { PresentedRivals } from '@/lib/audit/presented';
import type { Messages } from '@/lib/i18n/messages';
import { RivalInput } from './rival-input';
import styles from './rivals-section.module.css';

interface RivalsFormProps {
  form: PresentedRivals['form'];
  title: string;
  words: Messages['audit-rivals']['labels']['form'];
}

/** A plain form for the rivals' addresses; submitting it loads the report again. */
export function RivalsForm({ form, title, words }: RivalsFormProps) {
  const { action, rivalOne, rivalTwo } = form;
  const field = { form: 'rivals', errors: undefined };
  return (
    <details className={classNames(foldStyles.fold, foldStyles.plain, 'print:hidden!')}>
      <summary>
        <h3>{title}</h3>
        <Icon name="chevron-down" />
      </summary>
      <div className={foldStyles.body}>
        <p className="text-sm text-muted">{words.hint}</p>
        <form className={styles.form} data-form="rivals" method="post" action={action}>
          <FormField {...field} name="rivalOne" label={words.one}>
            {(wiring) => <RivalInput wiring={wiring} value={rivalOne} />}
          </FormField>
          <FormField {...field} name="rivalTwo" label={words.two}>
            {(wiring) => <RivalInput wiring={wiring} value={rivalTwo} />}
          </FormField>
          <Button type="submit">{words.submit}</Button>
        </form>
      </div>
    </details>
  );
}
