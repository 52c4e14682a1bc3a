import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { fieldClass } from '@/components/ui/field-class';
import { Spinner } from '@/components/ui/spinner';
import { useQueryValue } from '@/components/ui/use-query-value';
import addressForm from './address-form.module.css';
import styles from './check-form.module.css';
import { isOwnVisit } from './is-own-visit';

interface CheckFormWords {
  url: string;
  placeholder: string;
  /** Said when the button is pressed without an address. */
  missing: string;
  submit: string;
  working: string;
}

interface CheckFormProps {
  words: CheckFormWords;
  /** The page itself: where the form leads without script. */
  path: string;
  input: RefObject<HTMLInputElement | null>;
  isAnalyzing: boolean;
  /** Why what was asked could not be done. */
  fault: string | undefined;
  faultIcon: ReactNode;
  onCheck: (url: string) => void;
}

/**
 * One field and one button. An address that names a website (`?url=`) fills the field; it runs the check only when the
 * visitor asked for it on another page of ours, so that no foreign link makes this server read a website.
 */
export function CheckForm({ words, path, input, isAnalyzing, fault, faultIcon, onCheck }: CheckFormProps) {
  const [named, nameInAddress] = useQueryValue('url');
  const [isEmpty, setEmpty] = useState(true);
  const [isMissing, setMissing] = useState(false);
  const hasAsked = useRef(false);
  const shownFault = isMissing && isEmpty ? words.missing : fault;

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    if (field.value === '') field.value = named;
    // Also what was typed before the script arrived.
    setEmpty(field.value.trim() === '');
    if (named === '' || hasAsked.current) return;
    hasAsked.current = true;
    if (field.value === named && isOwnVisit()) onCheck(named);
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
    // Addresses come without https://, which the browser's own check would refuse.
    <form
      className={classNames(addressForm.form, styles.frame)}
      method="get"
      action={path}
      noValidate
      onSubmit={handleSubmit}
    >
      <div className={classNames(fieldClass.field, shownFault !== undefined && fieldClass.faulty)}>
        <label htmlFor="check-url">{words.url}</label>
        <input
          ref={input}
          className={classNames(fieldClass.control, addressForm.control)}
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
      {/* Stays pressable, so that a press can say what is missing. */}
      <Button type="submit" look="cta" size="lg" aria-disabled={isEmpty || isAnalyzing}>
        {isAnalyzing && <Spinner />}
        {isAnalyzing ? words.working : words.submit}
      </Button>
      {shownFault !== undefined && (
        <p className={addressForm.fault} id="check-fault" role="alert">
          {faultIcon}
          {shownFault}
        </p>
      )}
    </form>
  );
}
