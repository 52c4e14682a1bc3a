import { hashText } from './hash-text';

/**
 * Keeps what a visitor types or chooses, by the name of the form and of the field instead of by element: React renders the
 * page anew where its HTML was changed before hydration (by a translator, a password manager), an error page replaces
 * forms, and Back mounts them again. A new field gets its value back, with the focus and the selection, in the same task in
 * which React replaced the old one, so that the next key reaches it. A focus on anything else is given to its successor,
 * too: Tab would start at the top of the page. Forms are those with `data-form` or a name. What is typed into other fields
 * counts only until hydration. Self-contained, because its source text runs inline in the head.
 *
 * Browsers copy sessionStorage when they copy a tab, and restore it days later. A draft has a key from its first character
 * on, under which the server stores it once; and what was sent in one tab isn't offered again in a copy.
 * @param drafts forms that are also kept in sessionStorage, so that a reload or a visit to another page keeps them
 * @param hash tells drafts from each other
 */
export function keepTyped(drafts: readonly string[], hash: (text: string) => string): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const postedKey = 'draft-posted';
  /** In localStorage: hashes of the last drafts that were sent. */
  const sentKey = 'sent-drafts';
  const maxSent = 20;
  /** Values by the name of the form, or of page and form, and then by field. */
  const typed: Record<string, Record<string, string[]>> = {};
  const known = new WeakSet<Field>();
  /** The focused element, and how to find the one that takes its place. */
  let focused: { element: HTMLElement; findSuccessor: () => HTMLElement | undefined } | undefined;
  let isHydrated = false;
  let isComposing = false;
  let isPutting = false;

  /** Storage may be full, or forbidden. */
  function store<Result>(use: (ofTab: Storage, ofSite: Storage) => Result): Result | undefined {
    try {
      return use(sessionStorage, localStorage);
    } catch {
      return undefined;
    }
  }

  /** 128 random bits. Not `randomUUID`, which browsers offer only on https and localhost. */
  function createKey(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  function readSent(ofSite: Storage): unknown[] {
    const sent: unknown = JSON.parse(ofSite.getItem(sentKey) ?? '[]');
    return Array.isArray(sent) ? sent : [];
  }

  /** The kept draft of a form, as text together with its key. Undefined without one. */
  function identify(form: string, ofTab: Storage): string | undefined {
    const draft = ofTab.getItem(`draft-${form}`);
    return draft === null ? undefined : hash(`${ofTab.getItem(`draft-key-${form}`)} ${draft}`);
  }

  /** Not hidden fields, honeypots, passwords and files. */
  function isField(target: unknown): target is Field {
    const isInput = target instanceof HTMLInputElement;
    if (!isInput && !(target instanceof HTMLSelectElement) && !(target instanceof HTMLTextAreaElement))
      return false;
    if (isInput && /^(?:hidden|password|file|submit|button|reset|image)$/.test(target.type)) return false;
    return (
      (target.id || target.name) !== '' &&
      target.tabIndex >= 0 &&
      !target.hasAttribute('readonly') &&
      !target.closest('[aria-hidden="true"]')
    );
  }

  function isChoice(field: Field): field is HTMLInputElement {
    return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
  }

  function nameForm({ form }: Field): string {
    return form?.dataset.form ?? form?.getAttribute('name') ?? '';
  }

  function toKey(form: string): string {
    return drafts.includes(form) ? form : `${location.pathname}${location.search} ${form}`;
  }

  function nameField(field: Field): string {
    return isChoice(field) ? field.name : field.id || field.name;
  }

  function listFields(): Field[] {
    return [...document.querySelectorAll('input, select, textarea')].filter(isField);
  }

  function readValues(field: Field): string[] {
    if (!isChoice(field)) return [field.value];
    const group = listFields()
      .filter(isChoice)
      .filter(({ form, name }) => form === field.form && name === field.name);
    return group.filter(({ checked }) => checked).map(({ value }) => value);
  }

  function note({ target }: Event): void {
    if (isPutting || !isField(target) || (isHydrated && nameForm(target) === '')) return;
    const key = toKey(nameForm(target));
    known.add(target);
    typed[key] = { ...typed[key], [nameField(target)]: readValues(target) };
    if (drafts.includes(key)) {
      store((ofTab) => {
        if (ofTab.getItem(`draft-key-${key}`) === null) ofTab.setItem(`draft-key-${key}`, createKey());
        ofTab.setItem(`draft-${key}`, JSON.stringify(typed[key]));
      });
    }
    // Browsers also report a change of a focused field that is being removed, which is no longer the active element.
    if (target === document.activeElement) noteFocus();
  }

  function forget(form: string): void {
    delete typed[toKey(form)];
    store((ofTab, ofSite) => {
      const sent = identify(form, ofTab);
      if (sent) ofSite.setItem(sentKey, JSON.stringify([...readSent(ofSite), sent].slice(-maxSent)));
    });
    store((ofTab) => {
      ofTab.removeItem(`draft-${form}`);
      ofTab.removeItem(`draft-key-${form}`);
    });
  }

  function put(field: Field, values: readonly string[]): void {
    isPutting = true;
    if (!isChoice(field)) setValue(field, values[0] ?? '');
    else if (field.checked !== values.includes(field.value)) field.click();
    isPutting = false;
  }

  /** Makes React notice the value: it compares with the last value it read, so the value has to change first. */
  function setValue(field: Field, value: string): void {
    const isSelect = field instanceof HTMLSelectElement;
    if (isSelect && ![...field.options].some((option) => option.value === value)) return;
    const selection = readSelection(field);
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (field === document.activeElement) select(field, selection);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (isSelect) field.dispatchEvent(new Event('change', { bubbles: true }));
    if (value !== '') field.closest('details')?.setAttribute('open', '');
  }

  /** Also of a field that was removed. Undefined for fields of type email and number, and for those without text. */
  function readSelection(field: Element): [number, number] | undefined {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
    const { selectionStart, selectionEnd } = field;
    return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
  }

  function select(field: Element, selection: [number, number] | undefined): void {
    if (!selection || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.setSelectionRange(...selection);
  }

  /** Fills fields that were not in the page before. */
  function fillNewFields(): void {
    for (const field of listFields()) {
      if (known.has(field)) continue;
      known.add(field);
      const values = typed[toKey(nameForm(field))]?.[nameField(field)];
      // A value in the address (`#url=…`) is newer.
      const isInAddress = new URLSearchParams(location.hash.slice(1)).has(field.name);
      if (values && !isInAddress && readValues(field).join() !== values.join()) put(field, values);
    }
    returnFocus();
  }

  /** Gives the focus to the successor of an element that was removed with it. */
  function returnFocus(): void {
    if (
      !focused ||
      focused.element.isConnected ||
      (document.activeElement ?? document.body) !== document.body
    )
      return;
    const { element, findSuccessor } = focused;
    const successor = findSuccessor();
    if (!successor) return;
    successor.focus({ preventScroll: true });
    select(successor, readSelection(element));
    noteFocus();
  }

  function noteFocus(): void {
    const element = document.activeElement;
    const isNothing = !(element instanceof HTMLElement) || element === document.body;
    focused = isNothing ? undefined : { element, findSuccessor: rememberPlace(element) };
  }

  /** Its form and name, which a removed field no longer has; else its place among elements that look like it. */
  function rememberPlace(element: HTMLElement): () => HTMLElement | undefined {
    if (!isField(element)) {
      const place = listAlike(element).indexOf(element);
      // Later, what removes a focused control says where the focus goes.
      return () => (isHydrated ? undefined : listAlike(element)[place]);
    }
    const [form, name] = [nameForm(element), nameField(element)];
    return () =>
      listFields().find(
        (field) =>
          nameForm(field) === form &&
          nameField(field) === name &&
          (!isChoice(field) || field.value === element.value),
      );
  }

  /** Not by their text, which a translator changes. */
  function listAlike({ tagName, id, className }: HTMLElement): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(tagName)].filter(
      (element) => element.id === id && element.className === className,
    );
  }

  /** A field that loses the focus by being removed is still the focused one. */
  function noteBlur({ target }: Event): void {
    setTimeout(() => {
      if (target instanceof Node && target.isConnected && document.hasFocus()) noteFocus();
    });
  }

  /** Makes React notice what was typed before it read the fields. */
  function tellReact(): void {
    for (const field of listFields()) {
      const values = typed[toKey(nameForm(field))]?.[nameField(field)];
      if (values && !(isComposing && field === document.activeElement)) put(field, values);
    }
    delete typed[toKey('')];
    isHydrated = true;
  }

  /** Reloading a page, browsers fill its fields by themselves. */
  const outdated = drafts.filter((form) =>
    store((ofTab, ofSite) => readSent(ofSite).includes(identify(form, ofTab) ?? '')),
  );
  for (const form of outdated) forget(form);
  for (const form of drafts) {
    const draft = store((ofTab) => JSON.parse(ofTab.getItem(`draft-${form}`) ?? 'null'));
    if (draft) typed[form] = draft;
  }
  // A form that the browser sent by itself, without script, leads here when it has arrived.
  const posted = store((ofTab) => ofTab.getItem(postedKey));
  if (posted && (location.hash === '#sent' || /\/reports\//.test(location.pathname))) forget(posted);
  store((ofTab) => ofTab.removeItem(postedKey));
  addEventListener('submit', ({ target, defaultPrevented }) => {
    const form = target instanceof HTMLFormElement && target.dataset.form;
    if (form && !defaultPrevented) store((ofTab) => ofTab.setItem(postedKey, form));
  });

  for (const event of ['input', 'change']) addEventListener(event, note, true);
  for (const event of ['focusin', 'keyup', 'pointerup']) addEventListener(event, noteFocus, true);
  addEventListener('focusout', noteBlur, true);
  addEventListener('compositionstart', () => (isComposing = true), true);
  addEventListener('compositionend', () => (isComposing = false), true);
  addEventListener('DOMContentLoaded', () => {
    for (const form of outdated) document.querySelector<HTMLFormElement>(`[data-form="${form}"]`)?.reset();
    fillNewFields();
  });
  addEventListener('site:hydrated', tellReact, { once: true });
  addEventListener('site:form-sent', (event) => event instanceof CustomEvent && forget(event.detail));
  new MutationObserver(() => {
    const isOwed = Object.keys(typed).length > 0 || (focused && !focused.element.isConnected);
    if (document.readyState !== 'loading' && isOwed) fillNewFields();
  }).observe(document, { childList: true, subtree: true });
}

/** Forms whose drafts are kept for the tab, by their `data-form`. The privacy policy lists them. */
const drafts = ['contact', 'quote', 'audit', 'growth'];

/** The function's source, for the inline script in the head. */
export const keepTypedScript = `(${keepTyped.toString()})(${JSON.stringify(drafts)},${hashText.toString()})`;
