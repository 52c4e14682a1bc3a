import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { presentAudit } from '@/lib/audit/report/present-audit';
import { reportMail } from '@/lib/audit/report/report-mail';
import { siteMail } from '@/lib/audit/report/site-mail';
import { confirmWatchMail } from '@/lib/audit/watch/confirm-watch-mail';
import { watchChangeMail } from '@/lib/audit/watch/watch-change-mail';
import type { Locale } from '@/lib/i18n/locales';
import { acknowledgementMail } from '@/lib/leads/acknowledgement-mail';
import { bundleMail } from '@/lib/leads/bundles/bundle-mail';
import { digestMail } from '@/lib/leads/bundles/digest-mail';
import { renderListMail } from '@/lib/leads/bundles/list-mail';
import type { WaitingLead } from '@/lib/leads/bundles/waiting-store';
import { createLead } from '@/lib/leads/lead';
import { leadMails } from '@/lib/leads/lead-mail';
import { contactSchema } from '@/lib/leads/schema';
import { collectedMail } from '@/lib/mail/collected-mail';
import { confirmMail } from '@/lib/newsletter/confirm-mail';
import { renderIssue } from '@/lib/newsletter/issues/issue-mail';
import { answerMail } from '@/lib/staff/answer-mail';
import { overdueMail } from '@/lib/staff/overdue-mail';
import { signInMail } from '@/lib/staff/sign-in-mail';
import { planIn } from './plan-in';
import { sampleSiteAudit } from './sample-site';
import { createVisit } from './visit';

export interface RenderedMail {
  html: string;
  text: string;
}

const token = 'AbCdEfGhIjKlMnOpQrStUv';
const url = 'https://www.smith.example/';
const message = 'سلام، لطفاً با +61 7 5550 1234 تماس بگیرید.\nPlease write to dana@example.com.';
/** In the language of the reader. */
const body = {
  en: '# How to be found\n\nCall +61 7 5550 1234 or read [this](/blog/1).\n\n- One thing\n- Another',
  fa: '# چطور پیدا شوید\n\nبا +61 7 5550 1234 تماس بگیرید یا [این را](/blog/1) بخوانید.\n\n- یک کار\n- کاری دیگر',
};

/** One of each mail to visitors, in a language. */
export async function visitorMails(locale: 'en' | 'fa'): Promise<Record<string, RenderedMail>> {
  const to = { email: 'dana@example.com', locale: locale satisfies Locale };
  const watcher = { ...to, report: token, stopToken: token, url };
  const { facts } = judgeVisit({ ...createVisit({ html: '<p>Nothing' }), businessName: '' });
  const audit = await presentAudit(facts, { id: '1', token, businessName: '' }, locale);
  const issue = { locale, subject: body[locale].slice(2, 20), preheader: 'Ten minutes', body: body[locale] };
  return {
    acknowledgement: await acknowledgementMail(
      { ...to, id: 'lead', name: 'Dana', message, received_at: Date.parse('2026-11-20T22:15:00Z') },
      url,
    ),
    answer: await answerMail(
      { ...to, id: 'lead', name: 'Dana', message },
      { body: message, email: 'anna.smith@cornerpiece.example', acknowledged: undefined },
    ),
    confirm: await confirmMail({
      ...to,
      consentWording: 'You agree.',
      confirmToken: token,
      unsubscribeToken: token,
    }),
    report: await reportMail(audit, to),
    site: await siteMail(sampleSiteAudit(), {
      ...to,
      token,
      url,
      plan: await planIn(locale, facts, sampleSiteAudit()),
    }),
    watch: await confirmWatchMail({ ...watcher, consent: 'You agree.', confirmToken: token }),
    change: await watchChangeMail(
      { raised: ['down', 'certificate'], cleared: ['form'], change: null, repairs: [] },
      watcher,
    ),
    collected: await collectedMail(to.email, locale, [{ locale, subject: 'A report', url }]),
    issue: (await renderIssue(issue, locale, Date.parse('2026-11-24T09:00:00+10:00')))({
      email: to.email,
      token,
    }),
  };
}

/** One of each mail to staff, about an enquiry in Persian. */
export async function staffMailsAbout(): Promise<Record<string, RenderedMail>> {
  const fields = { name: 'دانا کریمی', email: 'dana@example.com', phone: '07 5550 1234', message };
  const { lead } = createLead(contactSchema.parse(fields), { now: new Date('2026-11-20T22:15:00Z') });
  const waiting: WaitingLead = {
    ...lead,
    page: '/fa/contact',
    locale: 'fa',
    route: 'bundle',
    reason: 'busy_mailbox',
    same_as: null,
    same_as_name: null,
    carried_by: null,
    state: 'new',
    taken_by: null,
    answered_at: null,
    amount_cents: null,
    due_at: null,
    version: 0,
  };
  const [mail] = await leadMails(lead);
  if (!mail) throw new Error('The lead has no mail.');
  return {
    lead: mail.message,
    bundle: renderListMail(bundleMail([waiting, { ...waiting, same_as: lead.id }])),
    overdue: renderListMail(overdueMail([{ ...waiting, due_at: waiting.received_at }])),
    digest: renderListMail(digestMail([waiting], 3)),
    signIn: signInMail('desk@cornerpiece.example', { token, code: '123456' }),
  };
}
