import { brand } from '@/lib/config/brand';
import { arrivalFields } from '@/lib/site/arrival-fields';
import { dialablePhone } from '@/lib/site/dialable-phone';
import { pickArrival } from './arrival';
import { type CsvSeparator, csvTable, phoneCell } from './csv-table';
import type { ListedLead } from './leads-store';

export type LeadsFormat = 'table' | 'csv' | 'json';

/** Leads as a table for the terminal (shortened), or complete as CSV for a spreadsheet or as JSON for a program. */
export const presentLeads: Record<LeadsFormat, (leads: ListedLead[], separator?: CsvSeparator) => string> = {
  table: asTable,
  csv: asCsv,
  json: asJson,
};

const officeTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: brand.timeZone,
});

export const leadColumns = [
  'received',
  'state',
  'owner',
  'answered',
  'amount',
  'name',
  'email',
  'phone',
  'service',
  'message',
  'attachment',
  'source',
  'page',
  'tool',
  ...arrivalFields,
  'language',
  'spam',
  'mail',
  'problem',
  'ip',
  'browser',
  'id',
] as const;
const tableColumns = [
  ['received', 16],
  ['name', 24],
  ['email', 30],
  ['phone', 16],
  ['service', 20],
  ['mail', 8],
  ['message', 50],
] as const;

type PresentedLead = Record<(typeof leadColumns)[number], string>;

function present(lead: ListedLead): PresentedLead {
  return {
    received: officeTime.format(lead.received_at),
    state: lead.state ?? '',
    owner: lead.taken_by ?? '',
    answered: lead.answered_at === null ? '' : officeTime.format(lead.answered_at),
    amount: lead.amount_cents === null ? '' : (lead.amount_cents / 100).toFixed(2),
    name: lead.name,
    email: lead.email,
    phone: dialablePhone(lead.phone),
    service: lead.service,
    message: lead.message,
    attachment: lead.attachment ?? '',
    source: lead.source ?? '',
    page: lead.page ?? '',
    tool: lead.tool ?? '',
    ...pickArrival(lead, ''),
    language: lead.locale,
    spam: lead.spam_marks,
    mail: mailState(lead),
    problem: describeProblems(lead),
    ip: lead.client_ip ?? '',
    browser: lead.user_agent ?? '',
    id: lead.id,
  };
}

/** Why mails are not sent; if a lead has several mails, also how many of them. */
function describeProblems({ problems, mail_count }: ListedLead): string {
  const reasons = problems
    .map(({ park_reason, last_error }) => [park_reason, last_error].filter(Boolean).join(': '))
    .filter(Boolean);
  if (reasons.length === 0) return '';
  const share = mail_count > 1 ? `${problems.length} of ${mail_count} mails not sent: ` : '';
  return share + [...new Set(reasons)].join('; ');
}

/** The state of a lead's mails. They are deleted some time after they were sent or given up; the lead remains. */
function mailState({ route, carried_by, mail_status }: ListedLead): string {
  if (route !== null && carried_by === null) return route === 'digest' ? 'spam' : 'waiting';
  return mail_status ?? 'deleted';
}

function asJson(leads: ListedLead[]): string {
  const complete = leads.map((lead) => ({
    ...present(lead),
    received: new Date(lead.received_at).toISOString(),
  }));
  return JSON.stringify(complete, null, 2);
}

function asTable(leads: ListedLead[]): string {
  const header = tableColumns.map(([column, width]) => toWidth(column.toUpperCase(), width));
  const rows = leads
    .map(present)
    .map((lead) => tableColumns.map(([column, width]) => toWidth(lead[column].replace(/\s+/g, ' '), width)));
  const lines = [header, ...rows].map((cells) => cells.join('  ').trimEnd());
  return [...lines, `Leads: ${leads.length}`].join('\n');
}

function toWidth(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}

function asCsv(leads: ListedLead[], separator?: CsvSeparator): string {
  return csvTable(leadColumns, leads.map(presentForSpreadsheet), separator);
}

export function presentForSpreadsheet(lead: ListedLead): PresentedLead {
  return { ...present(lead), phone: phoneCell(lead.phone) };
}
