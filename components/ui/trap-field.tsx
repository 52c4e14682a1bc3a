import { trapField } from '@/lib/site/trap-field';

/** A field that people never see, with what tells password managers to leave it alone. */
export function TrapField() {
  return (
    <div hidden>
      <input
        type="text"
        name={trapField}
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
