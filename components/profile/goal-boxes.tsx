import checkBoxStyles from '@/components/ui/check-box.module.css';
import { classNames } from '@/components/ui/class-names';
import fieldStyles from '@/components/ui/form-field.module.css';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/lib/i18n/messages';
import { type ClientProfile, profileGoals } from '@/lib/profile/profile';
import styles from './goal-boxes.module.css';

interface GoalBoxesProps {
  words: Pick<Messages['profile']['form'], 'primaryGoals' | 'primaryGoalsHint'>;
  labels: Messages['profile']['options']['primaryGoals'];
  chosen: ClientProfile['primaryGoals'];
  errors: readonly string[] | undefined;
}

/** The goals as checkboxes, at least one. */
export function GoalBoxes({ words, labels, chosen, errors }: GoalBoxesProps) {
  const describedBy = errors ? 'profile-goals-error profile-goals-hint' : 'profile-goals-hint';
  return (
    <fieldset
      aria-describedby={describedBy}
      className={classNames(fieldStyles.field, errors && fieldStyles.faulty, 'col-span-full min-w-0')}
    >
      <legend>{words.primaryGoals}</legend>
      <div className={classNames(styles.goals, errors && styles.faulty)}>
        {profileGoals.map((goal) => (
          <label key={goal} className={fieldStyles.choice}>
            <input
              className={checkBoxStyles.box}
              type="checkbox"
              name="primaryGoals"
              value={goal}
              defaultChecked={chosen.includes(goal)}
              aria-invalid={errors ? true : undefined}
            />
            {labels[goal]}
          </label>
        ))}
      </div>
      {errors && (
        <span className={fieldStyles.fault} id="profile-goals-error">
          <Icon name="octagon-alert" />
          <span>{errors.join(' ')}</span>
        </span>
      )}
      <span className={fieldStyles.hint} id="profile-goals-hint">
        {words.primaryGoalsHint}
      </span>
    </fieldset>
  );
}
