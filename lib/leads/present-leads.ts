import { stampIso, stampTime } from '@/lib/i18n/office-stamp';
import { dialablePhone } from '@/lib/site/dialable-phone';
import { type CsvSeparator, csvHeader, csvRows, numberCell, phoneCell } from './csv-table';
import { type LeadColumn, leadColumns, leadHeads, nameColumn } from './export-columns';
import { exportFields } from './fields';
import type { ListedLead } from './leads-store';
import { splitName } from './split-name';

export type LeadsFormat = 'table' | 'csv' | 'json';

/** Leads as a table for the terminal (shortened), or complete as CSV for a spreadsheet or as JSON for a program. */
export const presentLeads: Record<LeadsFormat, (leads: ListedLead[], separator?: CsvSeparator) => string> = {
  table: asTable,
  csv: asCsv,
  json: asJson,
};

const tableColumns = [
  ['received', 29],
  ['name', 24],
  ['email', 30],
  ['phone', 16],
  ['service', 20],
  ['mail', 8],
  ['message', 50],
] as const;

type PresentedLead = Record<LeadColumn, string>;

function present(lead: ListedLead, showTime = stampTime): PresentedLead {
  const { first, last } = splitName(lead.name);
  return {
    received: showTime(lead.received_at),
    state: lead.state ?? '',
    owner: lead.taken_by ?? '',
    answered: showTime(lead.answered_at),
    amount: lead.amount_cents === null ? '' : (lead.amount_cents / 100).toFixed(2),
    ...exportFields(lead, ''),
    firstName: first,
    lastName: last,
    phone: dialablePhone(lead.phone),
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
  const complete = leads.map((lead) => present(lead, stampIso));
  return JSON.stringify(complete, null, 2);
}

function asTable(leads: ListedLead[]): string {
  const header = tableColumns.map(([column, width]) => toWidth(nameColumn(column).toUpperCase(), width));
  const rows = leads
    .map((lead) => present(lead))
    .map((lead) => tableColumns.map(([column, width]) => toWidth(lead[column].replace(/\s+/g, ' '), width)));
  const lines = [header, ...rows].map((cells) => cells.join('  ').trimEnd());
  return [...lines, `Leads: ${leads.length}`].join('\n');
}

function toWidth(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}

function asCsv(leads: ListedLead[], separator: CsvSeparator = ','): string {
  const rows = leads.map((lead) => presentForSpreadsheet(lead, separator));
  return csvHeader(leadHeads, separator) + csvRows(leadColumns, rows, separator);
}

/** A lead as a spreadsheet reads it whose columns are separated like this. */
export function presentForSpreadsheet(lead: ListedLead, separator: CsvSeparator): PresentedLead {
  const presented = present(lead);
  return { ...presented, phone: phoneCell(lead.phone), amount: numberCell(presented.amount, separator) };
}
