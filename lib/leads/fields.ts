import { z } from 'zod';
import { pagePath } from '@/lib/http/page-path-schema';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import { nameLanguage } from '@/lib/i18n/name-language';
import { emailAddress } from '@/lib/mail/email-schema';
import { line, requiredLine, withoutOverrides } from '@/lib/mail/single-line-schema';
import { withoutReportToken } from '@/lib/site/report-path';
import { cleanTag } from '@/lib/traffic-sources/clean-tag';
import type formWords from '@/messages/en/forms.json';
import type deskWords from '@/messages/staff/desk.json';
import type mailWords from '@/messages/staff/mail.json';
import { keysOf, mapRecord } from './map-record';
import { contactServices, leadServices, nameService } from './name-service';
import { phoneNumber } from './phone-schema';

/** All control characters except line feed and tab: they are invisible, and Postgres rejects NUL. */
const unreadable = /[^\P{Cc}\n\t]/gu;

/** Normalises line ends: forms send CR LF, which would count twice towards the maximum length. */
export function readable(text: string): string {
  return withoutOverrides(text).replace(/\r\n?/g, '\n').replace(unreadable, '').trim();
}

/** What links say of their campaign. */
const tag = z
  .string()
  .transform((written) => cleanTag(written) || undefined)
  .optional()
  .catch(undefined);

/** How a field is typed: see `present-contact-fields.ts`. */
export interface LeadControl {
  type: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  label: keyof (typeof formWords)['labels'];
  required?: true;
  autoComplete?: string;
  /** Of a select. */
  options?: readonly string[];
}

interface LeadField {
  /** What browsers send under this name; absent if the site adds the field. What isn't typed must never cause a refusal. */
  schema?: z.ZodType;
  /** What is stored if it isn't given; null, unless the column was there from the first. */
  none: '' | null;
  /** What spreadsheets and the webhook call it, if not by its column. */
  name?: string;
  /** Its head in a spreadsheet, by which HubSpot and Zoho know it. */
  head?: string;
  /** Its label in the mails to staff; absent if it has no line of its own there. */
  mail?: keyof (typeof mailWords)['lead']['labels'];
  /** Its label at the desk, which fields may share. */
  desk?: keyof (typeof deskWords)['lead']['fields'];
  /** What the desk's search calls it, if it finds its words. */
  place?: keyof (typeof deskWords)['leads']['places'];
  /** Its control in the contact form. */
  control?: LeadControl;
  /** Its value for people. */
  show?: (value: string) => string;
}

/** What visitors type. */
const typedRows = {
  name: {
    schema: requiredLine(200),
    none: '',
    head: 'full name',
    mail: 'name',
    place: 'name',
    control: { type: 'text', label: 'name', required: true, autoComplete: 'name' },
  },
  email: {
    schema: emailAddress,
    none: '',
    head: 'Email',
    mail: 'email',
    desk: 'email',
    place: 'email',
    control: { type: 'email', label: 'email', required: true, autoComplete: 'email' },
  },
  phone: {
    schema: phoneNumber.default(''),
    none: '',
    head: 'Phone',
    mail: 'phone',
    desk: 'phone',
    place: 'phone',
    control: { type: 'tel', label: 'phone', autoComplete: 'tel' },
  },
  service: {
    schema: z.enum(leadServices).default(''),
    none: '',
    mail: 'service',
    desk: 'service',
    control: { type: 'select', label: 'serviceOfInterest', options: contactServices },
    show: nameService,
  },
  message: {
    schema: z.string().overwrite(readable).min(1).max(20_000),
    none: '',
    place: 'message',
    control: { type: 'textarea', label: 'message', required: true },
  },
} as const satisfies Record<string, LeadField>;

/** What comes along: nobody sees it in a form, so that it must not cause a refusal. */
const hiddenRows = {
  /** The attached result of a tool, as text for staff. */
  attachment: { none: null, place: 'attachment' },
  source: { schema: line(120).optional(), none: null, mail: 'source', desk: 'source' },
  page: { schema: pagePath.optional().catch(undefined), none: null, mail: 'page', desk: 'page' },
  /** The kind of the attached result, such as `check`. */
  tool: { none: null },
  /** How the visitor came, told by the browser: see `lib/site/arrival-fields.ts`. */
  first_page: {
    schema: pagePath
      .overwrite((path) => withoutReportToken(path.replace(/[?#].*$/s, '')))
      .regex(/^[^@%]+$/)
      .optional()
      .catch(undefined),
    none: null,
    desk: 'firstPage',
  },
  referrer: {
    schema: z
      .string()
      .max(253)
      .regex(/^[a-z\d._-]+(?::\d{1,5})?$/i)
      .overwrite((host) => host.toLowerCase().replace(/^www\./, ''))
      .optional()
      .catch(undefined),
    none: null,
    desk: 'origin',
  },
  utm_source: { schema: tag, none: null, desk: 'origin' },
  utm_medium: { schema: tag, none: null, desk: 'origin' },
  utm_campaign: { schema: tag, none: null, desk: 'origin' },
  utm_term: { schema: tag, none: null, desk: 'origin' },
  utm_content: { schema: tag, none: null, desk: 'origin' },
  locale: {
    schema: z.enum(localeCodes).catch(defaultLocale),
    none: '',
    name: 'language',
    mail: 'language',
    desk: 'language',
    show: nameLanguage,
  },
} as const satisfies Record<string, LeadField>;

/**
 * The fields of an enquiry, one row each, in the order in which people read them. The form, its validation, columns, staff's mails,
 * spreadsheets, the webhook, the desk and its search follow. A new one also needs a migration and its words.
 */
const rows = { ...typedRows, ...hiddenRows };
type Rows = typeof rows;

export type LeadFieldName = keyof Rows;
/** The fields as columns of `leads`. */
export type LeadColumns = {
  [Name in LeadFieldName]: Rows[Name]['none'] extends null ? string | null : string;
};
/** What other programs call the fields. */
export type ExportedName = {
  [Name in LeadFieldName]: Rows[Name] extends { name: infer Exported } ? Exported : Name;
}[LeadFieldName];

export const leadFieldNames = keysOf(rows);

export function leadField(name: LeadFieldName): LeadField {
  return rows[name];
}

/** The fields of which something is true. */
export function leadFieldsWhere(isTrue: (field: LeadField) => boolean): LeadFieldName[] {
  return leadFieldNames.filter((name) => isTrue(rows[name]));
}

export const typedFieldNames = keysOf(typedRows);
export const typedSchemas = listSchemas(typedRows);
export const hiddenSchemas = listSchemas(hiddenRows);

type Schemas<Fields> = {
  [Name in keyof Fields as Fields[Name] extends { schema: z.ZodType } ? Name : never]: Fields[Name] extends {
    schema: infer Schema;
  }
    ? Schema
    : never;
};

function listSchemas<Fields extends Record<string, LeadField>>(fields: Fields): Schemas<Fields>;
function listSchemas(fields: Record<string, LeadField>): Record<string, unknown> {
  const sent = Object.entries(fields).filter(([, { schema }]) => schema !== undefined);
  return Object.fromEntries(sent.map(([name, { schema }]) => [name, schema]));
}

/** These values as columns; what isn't given is empty. */
export function toColumns(given: { [Name in LeadFieldName]?: string | null | undefined }): LeadColumns;
export function toColumns(given: Record<string, string | null | undefined>): Record<string, string | null> {
  return mapRecord(leadFieldNames, (name) => given[name] ?? rows[name].none);
}

/** The fields by the names that other programs know; `none` stands for what is unknown. */
export function exportFields<None>(lead: LeadColumns, none: None): Record<ExportedName, string | None>;
export function exportFields(lead: LeadColumns, none: unknown): Record<string, unknown> {
  return Object.fromEntries(leadFieldNames.map((name) => [exportedName(name), lead[name] ?? none]));
}

export function exportedName(name: LeadFieldName): ExportedName;
export function exportedName(name: LeadFieldName): string {
  return leadField(name).name ?? name;
}
