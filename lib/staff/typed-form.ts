import 'server-only';
import type { Fields } from '@/lib/http/body';
import { t } from './words';

/** A form of the desk that was sent and not carried out, to be shown again with what was typed. */
export interface TypedForm {
  action: string;
  /** What was typed, with its label; `isLong`: of several lines. */
  typed: { name: string; label: string; value: string; isLong: boolean }[];
  /** The other fields as they were sent. */
  hidden: [name: string, value: string][];
  button: string;
}

/** Names of the fields into which somebody types or chooses something; the others are chosen by the page. */
const names = ['subject', 'preheader', 'body', 'note', 'amount', 'due'] as const;
type TypedName = (typeof names)[number];

/** The form of a request, if something was typed into it. `changed`: fields with another value than was sent. */
export function keepTyped(
  request: Request,
  fields: Fields,
  { button = t('failed.again'), changed = {} }: { button?: string; changed?: Record<string, string> } = {},
): TypedForm | undefined {
  if (request.method !== 'POST') return undefined;
  const sent = Object.entries({ ...fields, ...changed }).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const typed = names.flatMap((name) => {
    const value = sent.find(([given]) => given === name)?.[1] ?? '';
    const isLong = name === 'body' || name === 'note';
    return value === '' ? [] : [{ name, label: labelOf(name, fields), value, isLong }];
  });
  if (typed.length === 0) return undefined;
  const hidden = sent.filter(([name]) => !typed.some((field) => field.name === name));
  return { action: new URL(request.url).pathname, typed, hidden: hidden.map(([...pair]) => pair), button };
}

function labelOf(name: TypedName, fields: Fields): string {
  switch (name) {
    case 'subject':
    case 'preheader':
      return t(`newsletter.${name}`);
    case 'body':
      return t(typeof fields.issue === 'string' ? 'newsletter.body' : 'answer.body');
    case 'note':
    case 'amount':
      return t(`lead.${name}`);
    case 'due':
      return t('lead.dueDate');
  }
}
