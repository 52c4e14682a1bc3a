'use client';

import { requestPreferences } from './preferences-request';

/** Opens the cookie preferences again, so that a choice can be taken back as easily as it was made. */
export function ManageCookies({ label }: { label: string }) {
  return (
    <button type="button" className="manage-cookies needs-script" onClick={requestPreferences}>
      {label}
    </button>
  );
}
