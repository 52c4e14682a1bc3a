import checkBoxStyles from '@/components/ui/check-box.module.css';
import fieldStyles from '@/components/ui/form-field.module.css';
import { Icon } from '@/components/ui/icon';
import { complaintKinds } from '@/lib/advisor/complaints/kinds';
import type { ClientProfile } from '@/lib/profile/profile';
import styles from './understood-complaints.module.css';
import type { AdviceTexts } from './use-advice-texts';
import { useConfirmation } from './use-confirmation';

/** As many as the advice answers. */
const MAX_COMPLAINTS = 3;

interface UnderstoodComplaintsProps {
  /** Ids of the complaints that the shown advice answers, or `none`. */
  understood: readonly string[];
  profile: ClientProfile;
  texts: AdviceTexts;
}

/**
 * What we understood, preselected in the visitor's language, before the whole list and "none of these". Each change is
 * saved in the profile and makes new recommendations.
 */
export function UnderstoodComplaints({ understood, profile, texts }: UnderstoodComplaintsProps) {
  const { words } = texts;
  const { title, ask, text, other, none, kinds } = words.understood;
  const confirmation = useConfirmation(profile, texts);
  const chosen = confirmation.isPending ? confirmation.variables : understood;
  const all = complaintKinds.map((kind) => [kind, kinds[kind]] as const);
  const first = all.filter(([id]) => understood.includes(id));
  const rest = all.filter(([id]) => !understood.includes(id));

  function toggle(id: string, isChosen: boolean) {
    const others = chosen.filter((each) => each !== id && each !== 'none' && id !== 'none');
    confirmation.mutate(isChosen ? [...others.slice(1 - MAX_COMPLAINTS), id] : others);
  }

  const box = ([id, label]: readonly [string, string]) => (
    <label key={id} className={fieldStyles.choice}>
      <input
        className={checkBoxStyles.box}
        type="checkbox"
        checked={chosen.includes(id)}
        onChange={({ target }) => toggle(id, target.checked)}
      />
      {label}
    </label>
  );

  return (
    <fieldset className={styles.understood} disabled={confirmation.isPending}>
      <legend className={first.length > 0 ? 'heading-sm' : 'sr-only'}>
        {first.length > 0 ? title : ask}
      </legend>
      <p className="text-sm text-muted" role="status">
        {confirmation.isPending ? words.generate.working : first.length > 0 && text}
      </p>
      {first.length > 0 && (
        <div className={styles.boxes}>
          {first.map(box)}
          {box(['none', none])}
        </div>
      )}
      <details>
        <summary>
          <span>{first.length > 0 ? other : ask}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.boxes}>
          {rest.map(box)}
          {first.length === 0 && box(['none', none])}
        </div>
      </details>
    </fieldset>
  );
}
