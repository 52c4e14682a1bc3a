import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { BusyLabel } from '@/components/ui/busy-label';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { FormField } from '@/components/ui/form-field';
import { Icon } from '@/components/ui/icon';
import { selectClass } from '@/components/ui/select-class';
import { growthCategories } from '@/lib/business-growth/categories';
import type { FieldErrors } from '@/lib/errors';
import type { Messages } from '@/lib/i18n/messages';
import styles from './growth-form.module.css';
import { readFields } from './read-fields';
import type { GrowthFields } from './use-growth';

interface GrowthFormProps {
  words: Messages['business-growth']['form'];
  categories: Messages['business-growth']['categories'];
  form: RefObject<HTMLFormElement | null>;
  isAnalyzing: boolean;
  errors: FieldErrors;
  /** The outcome of the last attempt. */
  children: ReactNode;
  onAnalyze: (fields: GrowthFields) => void;
}

/** Four fields about a business, and two for figures that no public source has. */
export function GrowthForm(props: GrowthFormProps) {
  const { words, categories, form, isAnalyzing, errors, children, onAnalyze } = props;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    // As typed: without a scheme the server tries https, then http.
    const fields = readFields(currentTarget);
    if (isAnalyzing || !isValid(currentTarget)) return;
    onAnalyze(fields);
  }

  const field = (
    name: 'businessName' | 'category' | 'suburb' | 'website' | 'currentRating' | 'reviewCount',
  ) => ({
    form: 'growth',
    name,
    label: words[name],
    errors: errors[name],
  });
  return (
    // `noValidate`, because the browser would reject addresses without https://; its other checks run in handleSubmit.
    <form
      ref={form}
      className={classNames('noscript:hidden!', styles.form)}
      data-form="growth"
      noValidate
      onSubmit={handleSubmit}
    >
      <FormField {...field('businessName')}>
        {(wiring) => (
          <input {...wiring} type="text" dir="auto" required maxLength={200} autoComplete="organization" />
        )}
      </FormField>
      <div className={styles.pair}>
        <FormField {...field('category')}>
          {(wiring) => (
            <select {...wiring} className={selectClass(wiring.className)} defaultValue="other">
              {growthCategories.map((category) => (
                <option key={category} value={category}>
                  {categories[category]}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField {...field('suburb')} hint={words.suburbHint}>
          {(wiring) => (
            <input
              {...wiring}
              type="text"
              dir="auto"
              required
              maxLength={100}
              autoComplete="address-level2"
            />
          )}
        </FormField>
      </div>
      <FormField
        {...field('website')}
        label={
          <>
            {words.website}
            <span className="weight-normal text-muted"> ({words.optional})</span>
          </>
        }
        hint={words.websiteHint}
      >
        {(wiring) => (
          <input
            {...wiring}
            type="url"
            inputMode="url"
            dir="ltr"
            maxLength={2048}
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={words.placeholder}
          />
        )}
      </FormField>
      <details open={errors.currentRating || errors.reviewCount ? true : undefined}>
        <summary>
          {words.own}
          <Icon name="chevron-down" />
        </summary>
        <p className={styles.hint}>{words.ownHint}</p>
        <div className={styles.pair}>
          <FormField {...field('currentRating')}>
            {/* No number fields: they refuse the digits of other scripts, and their range is said by the server. */}
            {(wiring) => <input {...wiring} type="text" inputMode="decimal" dir="auto" maxLength={20} />}
          </FormField>
          <FormField {...field('reviewCount')}>
            {(wiring) => <input {...wiring} type="text" inputMode="numeric" dir="auto" maxLength={20} />}
          </FormField>
        </div>
      </details>
      {children}
      <Button type="submit" look="cta" size="lg" disabled={isAnalyzing}>
        <BusyLabel isBusy={isAnalyzing} idle={words.submit} busy={words.working} />
      </Button>
    </form>
  );
}

/** The browser's validation, except for the missing scheme of an address, which a url field rejects. */
function isValid(form: HTMLFormElement): boolean {
  const website = form.elements.namedItem('website');
  if (!(website instanceof HTMLInputElement)) return form.reportValidity();
  const typed = website.value;
  const hasScheme = typed.trim() === '' || /^[a-z][a-z\d+.-]*:/i.test(typed.trim());
  if (!hasScheme) website.value = `https://${typed.trim()}`;
  const isFine = form.reportValidity();
  website.value = typed;
  return isFine;
}
