import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { BusyLabel } from '@/components/ui/busy-label';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import fieldStyles from '@/components/ui/form-field.module.css';
import { Icon } from '@/components/ui/icon';
import { useQueryValue } from '@/components/ui/use-query-value';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import addressForm from './address-form.module.css';
import styles from './check-form.module.css';
import { isOwnVisit } from './is-own-visit';
import { SubmitWithoutScript } from './submit-without-script';

interface CheckFormProps {
  words: Messages['seo-checker']['form'];
  locale: Locale;
  input: RefObject<HTMLInputElement | null>;
  isAnalyzing: boolean;
  /** Why the request failed. */
  fault: string | undefined;
  onCheck: (url: string) => void;
}

/**
 * One field and one button. A website in the page's address (`?url=`) prefills the field. It is checked only if the visitor
 * came from another page of this site, so that a link on another site can't make this server read a website.
 */
export function CheckForm({ words, locale, input, isAnalyzing, fault, onCheck }: CheckFormProps) {
  const [named, nameInAddress] = useQueryValue('url');
  // Until hydration the browser sends the form itself, so the button isn’t disabled.
  const [isEmpty, setEmpty] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const hasAsked = useRef(false);
  const shownFault = isMissing && isEmpty ? words.missing : fault;

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    if (field.value === '') field.value = named;
    // Includes text typed before hydration.
    setEmpty(field.value.trim() === '');
    if (named === '' || hasAsked.current) return;
    hasAsked.current = true;
    if (field.value !== named || !isOwnVisit()) return;
    // The visitor has pressed a button like this one on the page before.
    if (document.activeElement === document.body)
      field.form?.querySelector('button')?.focus({ preventScroll: true });
    onCheck(named);
  }, [input, named, onCheck]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const url = input.current?.value.trim() ?? '';
    if (isAnalyzing) return;
    setMissing(url === '');
    if (url === '') {
      input.current?.focus();
      return;
    }
    hasAsked.current = true;
    nameInAddress(url, 'replace');
    onCheck(url);
  }

  return (
    // `noValidate`, because the browser would reject addresses without https://.
    <form
      className={classNames(addressForm.form, styles.frame)}
      data-form="checker"
      method="get"
      action={localePath(locale, '/seo-checker')}
      noValidate
      onSubmit={handleSubmit}
    >
      <div className={classNames(fieldStyles.field, shownFault !== undefined && fieldStyles.faulty)}>
        <label htmlFor="check-url">{words.url}</label>
        <input
          ref={input}
          className={classNames(fieldStyles.control, addressForm.control)}
          id="check-url"
          type="url"
          name="url"
          dir="ltr"
          maxLength={2048}
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={words.placeholder}
          aria-invalid={shownFault === undefined ? undefined : true}
          aria-describedby={shownFault === undefined ? undefined : 'check-fault'}
          onChange={(event) => setEmpty(event.currentTarget.value.trim() === '')}
        />
      </div>
      <SubmitWithoutScript locale={locale} look="cta">
        {words.submit}
      </SubmitWithoutScript>
      {/* Never disabled, so that a press can show what is missing. */}
      <Button
        type="submit"
        look="cta"
        size="lg"
        className="noscript:hidden"
        aria-disabled={isEmpty || isAnalyzing}
        aria-describedby={isEmpty ? 'check-missing' : undefined}
        aria-busy={isAnalyzing}
      >
        <BusyLabel isBusy={isAnalyzing} idle={words.submit} busy={words.working} />
      </Button>
      <span hidden id="check-missing">
        {words.missing}
      </span>
      {shownFault !== undefined && (
        <p className={addressForm.fault} id="check-fault" role="alert">
          <Icon name="octagon-alert" />
          <span>{shownFault}</span>
        </p>
      )}
    </form>
  );
}
