import type { JourneyField, JourneyForm } from '../journey-page';
import type { PageTools } from './page-tools';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The forms of a page as a visitor sees them. Fills in and sends nothing. Runs in the page, so it may use nothing from outside its own body. */
export function measureForms(tools: PageTools): JourneyForm[] {
  const unasked = /^(?:hidden|submit|button|reset|image|search)$/;
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

  const isControl = (element: Element): element is Control =>
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  const findLabels = (control: Control): string => {
    const ids = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).slice(0, 5);
    const named = ids.map((id) => (id ? document.getElementById(id) : null));
    return [...(control.labels ?? []), ...named]
      .map((label) => label?.textContent?.slice(0, 500) ?? '')
      .join(' ');
  };
  /** Fields for robots are beside the page, tiny, or closed to the keyboard. */
  const isAsked = (control: Control): boolean => {
    if (unasked.test(control.type) || control.closest('[aria-hidden=true], [inert]')) return false;
    const isOwnDrawing = control.type === 'checkbox' || control.type === 'radio' || control.type === 'file';
    const seen = isOwnDrawing && !tools.isVisible(control) ? control.labels?.[0] : control;
    if (!seen || !tools.isVisible(seen) || (control.tabIndex < 0 && !isOwnDrawing)) return false;
    const { x, y, width, height } = tools.readBox(seen);
    return x + width > 0 && y + height > 0 && width > 2 && height > 2;
  };
  const isRequired = (control: Control) =>
    control.required || control.getAttribute('aria-required') === 'true';
  const readField = (control: Control): JourneyField => {
    const names = ['type', 'name', 'id', 'placeholder', 'autocomplete', 'inputmode', 'aria-label', 'title'];
    const attributes = Object.fromEntries(
      names.flatMap((name) => {
        const value = control.getAttribute(name);
        return value === null ? [] : [[name, value.slice(0, 120)]];
      }),
    );
    const label = tidy(findLabels(control));
    const named = [label, attributes['aria-label'], attributes.title];
    const name =
      control instanceof HTMLInputElement
        ? 'input'
        : control instanceof HTMLSelectElement
          ? 'select'
          : 'textarea';
    return {
      name,
      attributes,
      label,
      isLabelled: named.some((text) => text?.trim()),
      isRequired: isRequired(control),
    };
  };
  /** Radio buttons and check boxes of one name are one question. */
  const joinChoices = (controls: readonly Control[]): Control[] => {
    const known = new Set<string>();
    return controls.filter((control) => {
      if (control.type !== 'radio' && control.type !== 'checkbox') return true;
      const key = `${control.type} ${control.name || control.id}`;
      if (known.has(key)) return false;
      known.add(key);
      return true;
    });
  };
  const findSend = (elements: readonly Element[]): Element | undefined =>
    elements.find(
      (element) =>
        (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) &&
        (element.type === 'submit' || element.type === 'image') &&
        tools.isVisible(element),
    );

  const read = (elements: readonly Element[], form: HTMLFormElement | null): JourneyForm => {
    const controls = elements.filter(isControl);
    const asked = joinChoices(controls.slice(0, 6000).filter(isAsked));
    const send = findSend(elements.slice(0, 6000));
    const boxes = [...asked.slice(0, 200), ...(send ? [send] : [])].map(tools.readBox);
    const box = tools.unite(boxes);
    const [first] = asked;
    const action = send?.getAttribute('formaction') ?? form?.getAttribute('action') ?? null;
    return {
      box,
      seen: box && first ? tools.see(first, tools.readBox(first)) : 'hidden',
      action: action?.slice(0, 2048) ?? null,
      asked: asked.length,
      required: asked.filter(isRequired).length,
      fields: asked.slice(0, 60).map(readField),
      hasPassword: controls.some(({ type }) => type === 'password'),
      send: send ? { ...describeSend(send), seen: tools.see(send, tools.readBox(send)) } : null,
    };
  };
  const describeSend = (send: Element) => {
    const { text, box } = tools.describe(send);
    const value = send instanceof HTMLInputElement ? send.value : '';
    return { text: tidy(text || value), box };
  };

  const forms = [...document.forms].slice(0, 19).map((form) => read([...form.elements], form));
  const loose = [...document.querySelectorAll('input, select, textarea')].slice(0, 6000);
  const formless = loose.filter((element) => isControl(element) && element.form === null);
  return formless.length > 0 ? [...forms, read(formless, null)] : forms;
}
