import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { type ClientProfile, profileGoals } from '@/lib/profile/profile';

interface GoalBoxesProps {
  words: Pick<Messages['profile']['form'], 'primaryGoals' | 'primaryGoalsHint'>;
  labels: Messages['profile']['options']['primaryGoals'];
  chosen: ClientProfile['primaryGoals'];
  errors: readonly string[] | undefined;
  faultIcon: ReactNode;
}

/** The goals as boxes to tick, at least one. */
export function GoalBoxes({ words, labels, chosen, errors, faultIcon }: GoalBoxesProps) {
  const describedBy = errors ? 'profile-goals-error profile-goals-hint' : 'profile-goals-hint';
  return (
    <fieldset aria-describedby={describedBy} className={errors ? 'fld wide err' : 'fld wide'}>
      <legend>{words.primaryGoals}</legend>
      <div className="profile-goals">
        {profileGoals.map((goal) => (
          <label key={goal} className="ck">
            <input
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
        <span className="msg" id="profile-goals-error">
          {faultIcon}
          {errors.join(' ')}
        </span>
      )}
      <span className="hint" id="profile-goals-hint">
        {words.primaryGoalsHint}
      </span>
    </fieldset>
  );
}
