import { type ReactNode, type RefObject, type SubmitEvent, useEffect } from 'react';
import { addressInput } from '@/components/audit/checker/address-input';
import { BusyLabel } from '@/components/ui/busy-label';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { HoneypotField } from '@/components/ui/honeypot-field';
import { readForm } from '@/lib/browser/read-form';
import { toast } from '@/lib/browser/toast/toast-store';
import type { FieldErrors } from '@/lib/errors';
import type { Messages } from '@/lib/i18n/messages';
import styles from './audit-form.module.css';
import { RivalFields } from './rival-fields';

interface AuditFormProps {
  words: Messages['seo-audit']['form'];
  form: RefObject<HTMLFormElement | null>;
  locale: string;
  /** Path of the page with the form. */
  page: string;
  isAnalyzing: boolean;
  errors: FieldErrors;
  /** The outcome of the last attempt. */
  children: ReactNode;
  onRequest: (fields: Record<string, string>) => void;
}

/** A form that posts to the API, which redirects to the report; with script there is no page load. */
export function AuditForm(props: AuditFormProps) {
  const { words, form, locale, page, isAnalyzing, errors, children, onRequest } = props;

  // With script an empty field also causes a toast; the browser would not submit the form.
  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    prefillForm(form.current, window.location.hash);
  }, [form]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAnalyzing) return;
    const { currentTarget } = event;
    const controls = [...currentTarget.querySelectorAll<HTMLInputElement>('input[required]')];
    const empty = controls.filter(({ value }) => value.trim() === '');
    // The browser takes blanks for a value.
    for (const control of empty) control.value = '';
    if (empty.length > 0) {
      toast({ title: words.missing, description: words.missingText, variant: 'destructive' });
    }
    // Marks each invalid field and focuses the first; see components/shell/field-faults.tsx.
    if (currentTarget.reportValidity()) onRequest(readForm(currentTarget));
  }

  const field = (name: 'url' | 'businessName' | 'email') => ({
    form: 'audit',
    name,
    label: words[name],
    errors: errors[name],
  });
  return (
    <form
      ref={form}
      className={styles.form}
      data-form="audit"
      method="post"
      action="/api/seo-audit"
      onSubmit={handleSubmit}
    >
      <FormField {...field('url')}>
        {(wiring) => <input {...wiring} {...addressInput} required placeholder={words.placeholder} />}
      </FormField>
      <FormField {...field('businessName')}>
        {(wiring) => (
          <input {...wiring} required type="text" dir="auto" maxLength={200} autoComplete="organization" />
        )}
      </FormField>
      <FormField {...field('email')} hint={words.emailHint}>
        {(wiring) => (
          <input {...wiring} required type="email" dir="ltr" maxLength={254} autoComplete="email" />
        )}
      </FormField>
      <HoneypotField />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={page} />
      {children}
      {/* Not disabled: it would lose the focus, and Tab would begin at the top of the page. */}
      <Button type="submit" look="cta" size="lg" aria-disabled={isAnalyzing} aria-busy={isAnalyzing}>
        <BusyLabel isBusy={isAnalyzing} idle={words.submit} busy={words.working} />
      </Button>
      <RivalFields words={words.rivals} />
    </form>
  );
}

/**
 * Fills a form's visible fields from the fragment of the address, such as `#businessName=…&rivalOne=…`, which browsers send
 * to no server. Opens the details element around a filled field.
 */
export function prefillForm(form: HTMLFormElement, fragment: string): void {
  for (const [name, value] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') continue;
    control.value = value;
    control.closest('details')?.setAttribute('open', '');
  }
}
