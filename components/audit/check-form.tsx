import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useState } from 'react';
import { useQueryValue } from '@/components/ui/use-query-value';

export interface CheckFormWords {
  url: string;
  placeholder: string;
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

/** One field and one button. An address that names a website (`?url=`) fills the field, and runs nothing. */
export function CheckForm({ words, path, input, isAnalyzing, fault, faultIcon, onCheck }: CheckFormProps) {
  const [named, nameInAddress] = useQueryValue('url');
  const [isEmpty, setEmpty] = useState(true);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    if (field.value === '') field.value = named;
    // Also what was typed before the script arrived.
    setEmpty(field.value.trim() === '');
  }, [input, named]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const url = input.current?.value.trim() ?? '';
    if (url === '' || isAnalyzing) return;
    nameInAddress(url, 'replace');
    onCheck(url);
  }

  return (
    // Addresses come without https://, which the browser's own check would refuse.
    <form className="check-form" method="get" action={path} noValidate onSubmit={handleSubmit}>
      <div className={fault === undefined ? 'fld' : 'fld err'}>
        <label htmlFor="check-url">{words.url}</label>
        <input
          ref={input}
          className="in"
          id="check-url"
          type="url"
          name="url"
          dir="ltr"
          maxLength={2048}
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={words.placeholder}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : 'check-fault'}
          onChange={(event) => setEmpty(event.currentTarget.value.trim() === '')}
        />
      </div>
      <button type="submit" className="btn cta lg" disabled={isEmpty || isAnalyzing}>
        {isAnalyzing && <span className="spin" />}
        {isAnalyzing ? words.working : words.submit}
      </button>
      {fault !== undefined && (
        <p className="msg" id="check-fault" role="alert">
          {faultIcon}
          {fault}
        </p>
      )}
    </form>
  );
}
