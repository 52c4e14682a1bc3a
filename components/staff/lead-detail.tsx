import { Icon } from '@/components/ui/icon';
import { dialablePhone } from '@/lib/site/dialable-phone';
import { phoneHref } from '@/lib/site/phone-href';
import type { ReadLead } from '@/lib/staff/read-lead';
import { replyLink } from '@/lib/staff/reply-link';
import { t } from '@/lib/staff/words';
import { AnswerDue } from './answer-due';
import { AnswerSection } from './answer-section';
import { DueSign } from './due-sign';
import { type AskedAbout, LeadActions } from './lead-actions';
import styles from './lead-detail.module.css';
import { LeadFacts } from './lead-facts';
import { LeadHistory } from './lead-history';
import { LeadStory } from './lead-story';
import { LinkedText } from './linked-text';
import { MailTable } from './mail-table';

const dockLink =
  'grid min-h-12 flex-1 place-items-center rounded-1 border-(length:--bw) border-surf font-[650] no-underline';

interface LeadDetailProps {
  read: ReadLead;
  /** Who is signed in. */
  email: string;
  asked: AskedAbout;
}

/** All about one lead, with its actions. */
export function LeadDetail({ read, email, asked }: LeadDetailProps) {
  const { lead, marks, changes, mails, siteUrl, now } = read;
  const call = phoneHref(lead.phone);
  return (
    <>
      <div className={styles.standing}>
        <DueSign lead={lead} now={now} />
        <div>
          <p>
            <strong>{t(`leads.states.${lead.state}`)}</strong>{' '}
            {lead.taken_by ? t('lead.takenBy', { email: lead.taken_by }) : t('lead.takenByNobody')}
          </p>
          <p>
            <AnswerDue lead={lead} now={now} />
          </p>
        </div>
        <p className={styles.ways}>
          {call && (
            <a href={call} dir="ltr">
              <Icon name="phone" />
              {t('lead.call', { phone: dialablePhone(lead.phone) })}
            </a>
          )}
          <a href={replyLink(lead)}>
            <Icon name="mail" />
            {t('lead.reply')}
          </a>
        </p>
      </div>
      {/* On phones the next steps stay at the thumb. */}
      <p className="fixed inset-x-0 bottom-0 z-1 flex gap-2 border-t-(length:--bw) border-line bg-bg px-(--gutter) pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] md:hidden">
        {call && (
          <a className={dockLink} href={call}>
            {t('lead.callNow')}
          </a>
        )}
        {lead.state !== 'spam' && (
          <a className={dockLink} href="#answer">
            {t('answer.title')}
          </a>
        )}
        <a className={dockLink} href="#note">
          {t('lead.noteNow')}
        </a>
      </p>
      <div className="grid gap-8 min-[60rem]:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-6 min-w-0 [&>*]:grid [&>*]:gap-2 [&>*]:min-w-0">
          <section className={styles.message} aria-labelledby="message">
            <h2 id="message">{t('lead.message')}</h2>
            <LinkedText text={lead.message} lang={lead.locale} siteUrl={siteUrl} />
          </section>
          {lead.attachment && (
            <section aria-labelledby="attachment">
              <h2 id="attachment">{t('lead.attachment')}</h2>
              <LinkedText text={lead.attachment} lang="en" siteUrl={siteUrl} />
            </section>
          )}
          <AnswerSection read={read} email={email} />
          <div>
            <h2>{t('lead.mails')}</h2>
            {mails.length === 0 ? (
              <p>{t('lead.noMails')}</p>
            ) : (
              <MailTable mails={mails} reader={lead} label={t('lead.mails')} />
            )}
          </div>
        </div>
        <div className="grid content-start gap-6 min-w-0 [&>*]:grid [&>*]:gap-2 [&>*]:min-w-0">
          <LeadActions lead={lead} members={read.members} asked={asked} now={now} />
          <LeadFacts lead={lead} marks={marks} />
          <LeadStory story={read.story} />
          <LeadHistory changes={changes} />
        </div>
      </div>
      <p className={styles.forget}>
        <a href={`/staff/forget?lead=${lead.id}`}>{t('lead.forget')}</a> {t('lead.forgetHint')}
      </p>
    </>
  );
}
