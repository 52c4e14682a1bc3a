import { FormField } from '@/components/ui/form-field';
import { Icon } from '@/components/ui/icon';
import { selectClass } from '@/components/ui/select-class';
import { budgets, businessSizes, industries } from '@/lib/content/business-profile';
import type { FieldErrors } from '@/lib/errors';
import type { Messages } from '@/lib/i18n/messages';
import { type ClientProfile, contactMethods, profileTimelines } from '@/lib/profile/profile';
import { GoalBoxes } from './goal-boxes';
import styles from './profile-fields.module.css';

export interface ProfileFieldsProps {
  words: Messages['profile']['form'];
  options: Messages['profile']['options'];
  profile: ClientProfile | undefined;
  errors: FieldErrors;
}

type TextName = 'businessName' | 'currentWebsite' | 'previousServices' | 'painPoints';
type ChoiceName = 'industry' | 'businessSize' | 'budget' | 'timeline' | 'preferredContactMethod';

const background = ['previousServices', 'painPoints', 'preferredContactMethod'] as const;

/** Ten fields in three parts, the last of them folded while it is empty. Uncontrolled, with the saved profile as initial values. */
export function ProfileFields({ words, options, profile, errors }: ProfileFieldsProps) {
  const field = (name: TextName | ChoiceName) => ({
    form: 'profile',
    name,
    label: words[name],
    errors: errors[name],
  });
  const choice = <Value extends string>(
    name: ChoiceName,
    values: readonly Value[],
    labels: Record<Value, string>,
    hint?: string,
  ) => {
    const isRequired = name === 'industry' || name === 'businessSize';
    return (
      <FormField {...field(name)} hint={hint}>
        {(wiring) => (
          <select
            {...wiring}
            className={selectClass(wiring.className)}
            required={isRequired}
            // Browsers call an empty required list invalid before anybody has touched it.
            aria-invalid={wiring['aria-invalid'] ?? false}
            defaultValue={profile?.[name] ?? ''}
          >
            <option value="">{isRequired ? words.choose : words.open}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {labels[value]}
              </option>
            ))}
          </select>
        )}
      </FormField>
    );
  };

  return (
    <>
      <fieldset className={styles.part}>
        <legend className="heading-sm">{words.parts.business}</legend>
        <FormField {...field('businessName')} wide>
          {(wiring) => (
            <input
              {...wiring}
              type="text"
              required
              dir="auto"
              maxLength={200}
              autoComplete="organization"
              defaultValue={profile?.businessName}
            />
          )}
        </FormField>
        {choice('industry', industries, options.industry)}
        {choice('businessSize', businessSizes, options.businessSize)}
        <FormField {...field('currentWebsite')} hint={words.currentWebsiteHint} wide>
          {(wiring) => (
            // Not of type url: the browser would reject addresses without https://.
            <input
              {...wiring}
              type="text"
              inputMode="url"
              dir="ltr"
              maxLength={2048}
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={profile?.currentWebsite}
            />
          )}
        </FormField>
      </fieldset>
      <fieldset className={styles.part}>
        <legend className="heading-sm">{words.parts.job}</legend>
        <GoalBoxes
          words={words}
          labels={options.primaryGoals}
          chosen={profile?.primaryGoals ?? []}
          errors={errors.primaryGoals}
        />
        {choice('budget', budgets, options.budget, words.budgetHint)}
        {choice('timeline', profileTimelines, options.timeline)}
      </fieldset>
      <details
        className={styles.background}
        open={background.some((name) => profile?.[name] || errors[name]) ? true : undefined}
      >
        <summary className="heading-sm">
          {words.parts.background}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.part}>
          {(['previousServices', 'painPoints'] as const).map((name) => (
            <FormField key={name} {...field(name)} hint={words[`${name}Hint`]} wide>
              {(wiring) => (
                <textarea {...wiring} rows={2} maxLength={2000} dir="auto" defaultValue={profile?.[name]} />
              )}
            </FormField>
          ))}
          {choice('preferredContactMethod', contactMethods, options.preferredContactMethod)}
        </div>
      </details>
    </>
  );
}
