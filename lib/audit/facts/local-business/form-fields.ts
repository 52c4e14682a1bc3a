import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { oncePerPage } from '../track-truncation';

export type FieldPurpose = 'name' | 'email' | 'tel' | 'address';

interface FormField {
  element: PageElement;
  /** What it asks for, by its type, autocomplete, name or label; null for anything else. */
  purpose: FieldPurpose | null;
  isRequired: boolean;
}

export interface PageForm {
  element: PageElement;
  /** Its visible fields, without buttons, check boxes and search fields. */
  fields: readonly FormField[];
}

const purposeWords: readonly (readonly [FieldPurpose, ReadonlySet<string>, RegExp | null])[] = [
  [
    'email',
    new Set('email mail emailaddress mailadresse correo courriel имейл ایمیل'.split(' ')),
    /メール|邮箱|电子邮件|이메일/,
  ],
  [
    'tel',
    new Set(
      'phone telephone mobile tel telefon telefonnummer telefono teléfono telefone telemóvel handy celular móvil телефон تلفن موبایل'.split(
        ' ',
      ),
    ),
    /電話|手机|电话|전화/,
  ],
  [
    'name',
    new Set(
      'name fname lname firstname lastname fullname vorname nachname nombre apellidos nome sobrenome imię nazwisko име фамилия نام'.split(
        ' ',
      ),
    ),
    /^(?:お?名前|氏名|姓名|이름)/,
  ],
  [
    'address',
    new Set(
      'address street suburb postcode zip plz adresse dirección morada adres адрес نشانی آدرس'.split(' '),
    ),
    /住所|地址|주소/,
  ],
];
/** Words that make a field one about something else, such as the subject of an email. */
const otherWords = new Set(
  'subject type code country message search user username business company product file site website school pet event room'.split(
    ' ',
  ),
);
const unasked = new Set(
  'hidden submit button reset image checkbox radio file search password range color date time datetime-local month week number'.split(
    ' ',
  ),
);

/** The forms of a page with their visible fields, computed once per page. */
export const pageForms = oncePerPage(readForms);

function readForms(html: HtmlFacts): PageForm[] {
  const labels = new Map(
    listElements(html, 'label').map(({ attributes, text }) => [attributes.for ?? '', text] as const),
  );
  const all = ['input', 'textarea', 'select']
    .flatMap((name) => listElements(html, name))
    .filter((element) => isAsked(element))
    .toSorted((one, other) => one.order - other.order);
  return listElements(html, 'form').map((element, index, forms) => {
    const end = forms[index + 1]?.order ?? Number.POSITIVE_INFINITY;
    const fields = all
      .filter(({ order }) => order > element.order && order < end)
      .map((field) => ({
        element: field,
        purpose: findPurpose(field, labels.get(field.attributes.id ?? '') ?? ''),
        isRequired: field.attributes.required !== undefined || field.attributes['aria-required'] === 'true',
      }));
    return { element, fields };
  });
}

function isAsked({ name, attributes, hidden }: PageElement): boolean {
  return !hidden && !(name === 'input' && unasked.has(readType(attributes)));
}

function readType(attributes: PageElement['attributes']): string {
  return attributes.type?.trim().toLowerCase() || 'text';
}

/** The forms by which a visitor can write to the business: with a field for an email address or a phone number. */
export function contactForms(html: HtmlFacts): PageForm[] {
  return pageForms(html).filter(
    ({ fields }) =>
      fields.length > 1 && fields.some(({ purpose }) => purpose === 'email' || purpose === 'tel'),
  );
}

/** Forms with something to fill in that only open an email program with it, unless a script takes over. */
export function listMailForms(html: HtmlFacts): PageElement[] {
  const buttons = ['button', 'input'].flatMap((name) =>
    listElements(html, name).filter(({ attributes }) => /\S/.test(attributes.formaction ?? '')),
  );
  return pageForms(html).flatMap(({ element, fields }, index, forms) => {
    const end = forms[index + 1]?.element.order ?? Number.POSITIVE_INFINITY;
    const [button] = buttons.filter(({ order }) => order > element.order && order < end);
    const action = button?.attributes.formaction ?? element.attributes.action ?? '';
    const isHandled = element.attributes.onsubmit !== undefined;
    return fields.length > 0 && /^\s*mailto:/i.test(action) && !isHandled && !element.hidden ? [element] : [];
  });
}

/** Whether a field for an email address or a phone number brings up the right keyboard on a phone. */
export function bringsKeyboard(attributes: PageElement['attributes'], purpose: FieldPurpose | null): boolean {
  return [attributes.type, attributes.inputmode].some((each) => {
    const value = each?.trim().toLowerCase();
    return value === purpose || (purpose === 'tel' && value === 'numeric');
  });
}

/** What a field asks for, by its type, autocomplete, name or label; null for anything else. */
export function findPurpose(
  { name, attributes }: Pick<PageElement, 'name' | 'attributes'>,
  label: string,
): FieldPurpose | null {
  if (name !== 'input') return null;
  const type = readType(attributes);
  if (type === 'email' || type === 'tel') return type;
  if (type !== 'text') return null;
  const filled = attributes.autocomplete?.trim().toLowerCase() ?? '';
  if (/\bemail$/.test(filled)) return 'email';
  if (/\btel(?:-national)?$/.test(filled)) return 'tel';
  if (/\b(?:given-|family-)?name$/.test(filled)) return 'name';
  const named = [attributes.name, attributes.id, attributes.placeholder, attributes['aria-label'], label];
  for (const text of named) {
    const said = splitWords(text ?? '');
    if (said.some((word) => otherWords.has(word))) return null;
    const found = purposeWords.find(
      ([, list, pattern]) => said.some((word) => list.has(word)) || pattern?.test(text ?? ''),
    );
    if (found) return found[0];
  }
  return null;
}

/** `your-email`, `yourEmail` and `form_fields[email]` all have the word "email". */
function splitWords(text: string): string[] {
  return text
    .slice(0, 200)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}
