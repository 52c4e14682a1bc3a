import { phoneHref } from '@/lib/site/phone-href';
import type { ReadLead } from '@/lib/staff/read-lead';
import { replyLink } from '@/lib/staff/reply-link';
import { t } from '@/lib/staff/words';
import { AnswerDue } from './answer-due';
import { AnswerSection } from './answer-section';
import { LeadActions } from './lead-actions';
import styles from './lead-detail.module.css';
import { LeadFacts } from './lead-facts';
import { LeadHistory } from './lead-history';
import { LeadStory } from './lead-story';
import { LinkedText } from './linked-text';
import { MailTable } from './mail-table';

/** All about one lead, with its actions. `email`: who is signed in. */
export function LeadDetail({ read, email }: { read: ReadLead; email: string }) {
  const { lead, marks, changes, mails, siteUrl, now } = read;
  const call = phoneHref(lead.phone);
  return (
    <>
      <div className={styles.state}>
        <strong>{t(`leads.states.${lead.state}`)}</strong>
        <AnswerDue lead={lead} now={now} />
        <span>{lead.taken_by ? t('lead.takenBy', { email: lead.taken_by }) : t('lead.takenByNobody')}</span>
        <a href={replyLink(lead)}>{t('lead.reply')}</a>
        {call && <a href={call}>{t('lead.call', { phone: lead.phone })}</a>}
        <a href={`/staff/forget?lead=${lead.id}`}>{t('lead.forget')}</a>
        <a href="/staff/leads">{t('lead.back')}</a>
      </div>
      <p className={styles.dock}>
        {call && <a href={call}>{t('lead.callNow')}</a>}
        {lead.state !== 'spam' && <a href="#answer">{t('answer.title')}</a>}
        <a href="#note">{t('lead.noteNow')}</a>
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section aria-labelledby="message">
            <h2 id="message">{t('lead.message')}</h2>
            <LinkedText text={lead.message} siteUrl={siteUrl} />
          </section>
          {lead.attachment && (
            <section aria-labelledby="attachment">
              <h2 id="attachment">{t('lead.attachment')}</h2>
              <LinkedText text={lead.attachment} siteUrl={siteUrl} />
            </section>
          )}
          <AnswerSection read={read} email={email} />
          <div>
            <h2>{t('lead.mails')}</h2>
            {mails.length === 0 ? (
              <p>{t('lead.noMails')}</p>
            ) : (
              <MailTable mails={mails} label={t('lead.mails')} />
            )}
          </div>
        </div>
        <div className={styles.column}>
          <LeadActions lead={lead} members={read.members} />
          <LeadFacts lead={lead} marks={marks} />
          <LeadStory story={read.story} />
          <LeadHistory changes={changes} />
        </div>
      </div>
    </>
  );
}
