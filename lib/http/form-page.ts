import 'server-only';
import { createHash } from 'node:crypto';
import { brand } from '@/lib/config/brand';
import type { FieldErrors } from '@/lib/errors';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { escapeHtml } from '@/lib/mail/templates/escape-html';
import type { Fields } from './body';

interface FormPageField {
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'textarea' | 'select';
  required?: true;
  autoComplete?: string;
  /** Of a select. */
  options?: readonly { value: string; label: string }[];
}

interface FormPage {
  locale: Locale;
  title: string;
  /** What happened, and what to do. */
  text: string;
  /** API path that the form posts to. */
  action: `/${string}`;
  fields: readonly FormPageField[];
  /** Names of hidden fields that are sent on, if they were sent and valid. */
  hidden: readonly string[];
  submit: string;
  typed: Fields;
  errors: FieldErrors;
}

const style = `:root{color-scheme:light dark;--surf:light-dark(#0b6478,#78d0dc);--red:light-dark(#b42318,#ff9d92);
accent-color:var(--surf);background:light-dark(#faf1e0,#0f172a);color:light-dark(#0f172a,#e6ebf5);font:1rem/1.6 system-ui,sans-serif}
body{margin:0}main{box-sizing:border-box;max-inline-size:40rem;margin:2rem auto;padding-inline:1.25rem}
a{color:var(--surf);font-weight:600}h1{font-size:1.75rem;line-height:1.2}form{display:grid;gap:1.25rem}
label{display:block;font-weight:600}input,select,textarea,button{box-sizing:border-box;inline-size:100%;min-block-size:2.75rem;
padding:.5rem .75rem;border:2px solid light-dark(#6b7689,#8a97ad);border-radius:2px;font:inherit;color:inherit;background:light-dark(#fff,#16203a)}
[aria-invalid]{border-color:var(--red)}p[id]{margin:.25rem 0 0;color:var(--red)}:focus-visible{outline:3px solid var(--surf);outline-offset:2px}
button{border-color:#0f172a;background:#ff8362;color:#0f172a;font-weight:700}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * The answer, with status 422, to a form that a browser posted by itself and that isn't valid: the form once more, with
 * what was typed and the errors at their fields. Plain HTML, because a route can't render a page, and a redirect can't carry
 * a text of this length.
 */
export function formPage(page: FormPage): Response {
  const { locale, title, text, action, fields, hidden, submit, typed, errors } = page;
  const { hrefLang, dir } = locales[locale];
  const firstFault = fields.find(({ name }) => errors[name])?.name;
  const sentOn = hidden.filter((name) => typeof typed[name] === 'string' && !errors[name]);
  const html = [
    `<!doctype html><html lang="${hrefLang}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)} | ${escapeHtml(brand.name)}</title><style>${style}</style></head><body><main>`,
    `<p><a href="${escapeHtml(localePath(locale, '/'))}">${escapeHtml(brand.name)}</a></p>`,
    `<h1>${escapeHtml(title)}</h1><p role="alert">${escapeHtml(text)}</p>`,
    `<form method="post" action="${escapeHtml(action)}">`,
    ...fields.map((field) => renderField(field, readText(typed, field.name), errors[field.name], firstFault)),
    ...sentOn.map((name) => `<input type="hidden" ${attributes({ name, value: readText(typed, name) })}>`),
    `<button>${escapeHtml(submit)}</button></form>`,
    `<p><a href="${escapeHtml(brand.phoneHref)}"><bdi dir="ltr">${escapeHtml(brand.phone)}</bdi></a></p></main></body></html>`,
  ].join('\n');
  return new Response(html, {
    status: 422,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}

function renderField(
  { name, label, type, required, autoComplete, options = [] }: FormPageField,
  value: string,
  errors: readonly string[] | undefined,
  firstFault: string | undefined,
): string {
  const id = `field-${name}`;
  const isLatin = type === 'email' || type === 'tel';
  const shared = attributes({
    id,
    name,
    dir: isLatin ? 'ltr' : 'auto',
    autocomplete: autoComplete,
    required,
    'aria-invalid': errors && 'true',
    'aria-describedby': errors && `${id}-error`,
    autofocus: name === firstFault || undefined,
  });
  const choices = options.map(
    (option) =>
      `<option ${attributes({ value: option.value, selected: option.value === value || undefined })}>${escapeHtml(option.label)}</option>`,
  );
  const control = {
    // A line break after the tag is not part of the value.
    textarea: `<textarea rows="8" ${shared}>\n${escapeHtml(value)}</textarea>`,
    select: `<select ${shared}>${choices.join('')}</select>`,
    input: `<input ${shared} ${attributes({ type, value })}>`,
  }[type === 'textarea' || type === 'select' ? type : 'input'];
  const fault = errors ? `<p id="${id}-error">${escapeHtml(errors.join(' '))}</p>` : '';
  return `<div><label for="${id}">${escapeHtml(label)}</label>${control}${fault}</div>`;
}

function attributes(values: Record<string, string | true | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === true ? name : `${name}="${escapeHtml(String(value))}"`))
    .join(' ');
}

function readText(typed: Fields, name: string): string {
  const value = typed[name];
  return typeof value === 'string' ? value : '';
}
