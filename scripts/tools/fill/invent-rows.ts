import { retention } from '../../../lib/config/retention';
import type { Tables } from '../../../lib/db/tables';
import { dayMs } from '../../../lib/durations';
import { toColumns } from '../../../lib/leads/fields';
import { judged } from '../../../lib/leads/lead';
import { leadServices } from '../../../lib/leads/name-service';
import { normalizeMailbox } from '../../../lib/mail/mailbox';
import type { Seeded } from '../../../tests/support/seeded';
import { browsers, pages } from './invent-events';
import { inventPerson } from './invent-people';
import { moment, type Place } from './place';

const leadsSpanMs = retention.leadYears * 365 * dayMs;

const wordsUsed =
  'we sell used cars and need a new website with online booking for our workshop in Southport please call me about prices hosting search results photos reviews Google maps speed mobile customers quote next week thank you regards'.split(
    ' ',
  );
const referrers = ['google.com', 'bing.com', 'facebook.com', null];
const sources = ['contact', 'quote', 'seo-audit', 'package:growth', 'package:care', 'business-growth', null];

type Rows<Table extends keyof Tables> = readonly Tables[Table][];

export const sentences = (random: Seeded, words: number) =>
  Array.from({ length: words }, () => random.choose(wordsUsed)).join(' ');

/** An enquiry with its route and, while mails are kept, its mail. Staff have answered all but those of the last days. */
export function inventLead(random: Seeded, place: Place) {
  const person = inventPerson(random, place.number);
  const id = random.uuid();
  const received_at = moment(place, leadsSpanMs);
  const isSpam = random.below(20) === 0;
  const isRecent = received_at > place.now - retention.leadTraceDays * dayMs;
  const isOpen = received_at > place.now - 5 * dayMs;
  const message = `${sentences(random, 40 + random.below(60))}. ${person.name}`;
  const lead = {
    ...toColumns({
      name: person.name,
      email: person.email,
      phone: person.phone,
      service: random.choose(leadServices),
      message,
      source: random.choose(sources),
      page: random.choose(pages),
      locale: person.locale,
      attachment:
        random.below(3) === 0
          ? `Website check of Workshop ${place.number % 5000}\n${sentences(random, 60)}`
          : null,
      tool: random.choose(['check', 'audit', null]),
      first_page: random.choose(pages),
      referrer: random.choose(referrers),
    }),
    id,
    fingerprint: `filled-${id}`,
    received_at,
    ...judged(isSpam ? ['filled_hidden_field', 'sent_too_fast'] : []),
    client_ip: isRecent ? `203.0.113.${random.below(250)}` : null,
    user_agent: isRecent ? random.choose(browsers) : null,
    mail_key: `lead-${id}`,
    visitor_id: null,
  } satisfies Rows<'leads'>[number];
  const routing = {
    lead_id: id,
    received_at,
    route: isSpam ? 'digest' : 'own',
    reason: isSpam ? 'spam' : null,
    same_as: null,
    mailbox: normalizeMailbox(person.email),
    sender_key: `sender-${id}`,
    text_key: `text-${id}`,
    client_network: isRecent ? '203.0.113.0' : null,
    mail_key: isSpam ? null : lead.mail_key,
  } satisfies Rows<'lead_routing'>[number];
  const isNew = isSpam || isOpen;
  const progress = {
    lead_id: id,
    received_at,
    source: lead.source,
    service: lead.service,
    locale: lead.locale,
    state: isSpam ? 'spam' : isOpen ? 'new' : random.below(10) === 0 ? 'answered' : 'done',
    taken_by: isNew ? null : 'anna@cornerpiece.example',
    answered_at: isNew ? null : received_at + dayMs / 4,
    version: isNew ? 0 : 2,
    updated_at: received_at,
    amount_cents: null,
    due_at: null,
    search_key: null,
  } satisfies Rows<'lead_progress'>[number];
  return {
    lead,
    routing,
    progress,
    mail:
      isRecent && !isSpam
        ? sentMail({ key: lead.mail_key, at: received_at, text: message.repeat(8) })
        : undefined,
  };
}

function sentMail({ key, at, text }: { key: string; at: number; text: string }): Rows<'outbox'>[number] {
  const message = {
    to: ['staff@cornerpiece.example'],
    from: 'site@cornerpiece.example',
    subject: 'Enquiry',
    text,
    html: text,
  };
  return {
    key,
    kind: 'lead',
    payload: JSON.stringify(message),
    status: 'sent',
    attempts: 1,
    created_at: at,
    next_attempt_at: at,
    unknown_since: null,
    finished_at: at + 2000,
    provider_id: `provider-${key}`,
    park_reason: null,
    last_error: null,
    failures: 0,
    waited_ms: 0,
    unknown_ms: 0,
    refusals: 0,
    group_key: key,
    mailbox: null,
    admitted_at: null,
    listed: null,
  };
}

export function inventSubscriber(random: Seeded, place: Place): Rows<'newsletter_subscriptions'>[number] {
  const requested_at = moment(place, leadsSpanMs);
  const email = `reader${place.number}@${random.choose(['mail', 'post', 'garage'])}.example`;
  return {
    id: random.uuid(),
    email,
    email_key: email,
    mailbox: email,
    locale: inventPerson(random, place.number).locale,
    requested_at,
    page: '/',
    consent_wording: 'Yes, send me one email a week. I can stop it at any time.',
    confirmed_at: requested_at + 60_000,
    ended_at: random.below(6) === 0 ? requested_at + 90 * dayMs : null,
    end_reason: null,
    paused_at: null,
    pause_detail: null,
    search_key: null,
  };
}
