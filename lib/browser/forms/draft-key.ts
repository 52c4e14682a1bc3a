/** The key that `keepTyped` gives a form's draft: from its first character on, in this tab and its copies, until it is sent. */
export function readDraftKey(form: string): string | undefined {
  try {
    return sessionStorage.getItem(`draft-key-${form}`) ?? undefined;
  } catch {
    return undefined;
  }
}
