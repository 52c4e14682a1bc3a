import 'server-only';
import { randomUUID } from 'node:crypto';
import { env } from '@/lib/config/env';
import { readingDatabase } from '@/lib/db/database';
import { describeMarks } from '@/lib/leads/lead-mail';
import type { DeskLead } from '@/lib/leads/leads-store';
import { findMailEvents } from '@/lib/mail/events-store';
import { listAnswers } from './answers-store';
import { listChangesOfLead } from './changes-store';
import { findLead } from './desk-leads-store';
import { listMailsOfLead } from './mails-store';
import { presentMail, type ShownMail } from './present-mail';
import { readStory, type StoryEntry } from './read-story';
import type { LeadAnswersTable, StaffChangesTable } from './tables';

export interface ReadLead {
  lead: DeskLead;
  /** Its spam marks in words; empty if there are none. */
  marks: string;
  changes: StaffChangesTable[];
  /** Answers and drafts, the oldest first. */
  answers: LeadAnswersTable[];
  mails: ShownMail[];
  /** Id for an answer that isn't begun yet. */
  newAnswer: string;
  /** Who may take it. */
  members: readonly string[];
  story: StoryEntry[];
  siteUrl: string;
  now: number;
}

/** The data of a lead's page; undefined if there is no such lead. */
export async function readLead(id: string): Promise<ReadLead | undefined> {
  const db = readingDatabase();
  const lead = await findLead(db, id);
  if (!lead) return undefined;
  const now = Date.now();
  const mails = await listMailsOfLead(db, id);
  const events = await findMailEvents(
    db,
    mails.flatMap(({ provider_id }) => provider_id ?? []),
  );
  return {
    lead,
    marks: describeMarks(lead),
    changes: await listChangesOfLead(db, id),
    answers: await listAnswers(db, id),
    mails: mails.map((mail) => presentMail(mail, events.get(mail.provider_id ?? ''))),
    newAnswer: randomUUID(),
    story: await readStory(db, lead, now),
    members: env.STAFF_EMAILS ?? [],
    siteUrl: env.SITE_URL,
    now,
  };
}
