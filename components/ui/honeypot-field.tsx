import { honeypotField } from '@/lib/site/honeypot-field';

/** A field that people never see, with what tells password managers to leave it alone. */
export function HoneypotField() {
  return (
    <div hidden>
      <input
        type="text"
        name={honeypotField}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore="true"
        data-form-type="other"
        data-lpignore="true"
      />
    </div>
  );
}
