import { z } from 'zod';
import { isPreview } from '../../lib/config/is-preview';
import type { Env } from '../../lib/config/read-env';
import { ask, parseJson } from './ask';
import { type Finding, fine, toDo, wrong } from './finding';

const subject = 'Mail';
const domains = z.object({ data: z.array(z.object({ name: z.string(), status: z.string() })) });
const refusal = z.object({ name: z.string() });

/** Checks whether mail would be sent, and to whom. Sends none. */
export async function checkMail(env: Env): Promise<Finding[]> {
  return [await checkKey(env), checkReports(env), checkAddresses(env), checkDesk(env)];
}

/** https://resend.com/docs/api-reference/domains/list-domains */
async function checkKey({
  RESEND_API_KEY: key,
  RESEND_BASE_URL,
  MAIL_FROM,
  DATA_DIR,
}: Env): Promise<Finding> {
  if (!key)
    return toDo(subject, `RESEND_API_KEY is not set: mail is written to ${DATA_DIR}/mail, nobody gets it.`);
  const base = (RESEND_BASE_URL ?? 'https://api.resend.com').replace(/\/$/, '');
  const asked = await ask(new URL(`${base}/domains`), { headers: { Authorization: `Bearer ${key}` } });
  if (!asked.answered) return wrong(subject, `Resend can't be reached: ${asked.reason}`);
  const domain = /@([^>\s]+)/.exec(MAIL_FROM)?.[1]?.toLowerCase() ?? '';
  const body = parseJson(asked.body);
  if (refusal.safeParse(body).data?.name === 'restricted_api_key') {
    return toDo(
      subject,
      `The key is accepted and may only send: look at Resend whether ${domain} is verified.`,
    );
  }
  if (asked.status === 401 || asked.status === 403 || asked.status === 400) {
    return wrong(subject, `Resend refuses RESEND_API_KEY (status ${asked.status}). Make a new key there.`);
  }
  const listed = domains.safeParse(body);
  if (asked.status !== 200 || !listed.success) {
    return wrong(subject, `Resend answered with status ${asked.status}; try again later.`);
  }
  const own = listed.data.data.find(({ name }) => name.toLowerCase() === domain);
  if (!own)
    return wrong(
      subject,
      `The key is accepted, but MAIL_FROM is at ${domain}, which Resend doesn't know. Add it there.`,
    );
  if (own.status !== 'verified')
    return wrong(subject, `${domain} is "${own.status}" at Resend: set its DNS records.`);
  return fine(subject, `Resend accepts the key, and ${domain} is verified.`);
}

/** Checks whether bounces and complaints are reported to the site. */
function checkReports({ RESEND_API_KEY, RESEND_WEBHOOK_SECRET, SITE_URL }: Env): Finding {
  const name = 'Bounces and complaints';
  const address = `${SITE_URL}/api/mail-events`;
  if (RESEND_WEBHOOK_SECRET) return fine(name, `Resend reports them to ${address}, with a signature.`);
  if (!RESEND_API_KEY) return fine(name, 'There are none while mail is captured.');
  return toDo(
    name,
    `RESEND_WEBHOOK_SECRET is not set: addresses that bounce stay subscribed, and nobody hears of an enquiry’s mail that did. At Resend, add a webhook to ${address} ` +
      'with email.bounced, email.failed, email.delivered, email.complained and email.suppressed, and set its signing secret.',
  );
}

function checkAddresses(env: Env): Finding {
  const name = 'Enquiries';
  if (isPreview(env)) {
    const to = env.PREVIEW_MAIL_TO?.join(', ');
    return to
      ? fine(name, `This is a preview: all mail goes to ${to}.`)
      : toDo(name, 'This is a preview: mail is captured. PREVIEW_MAIL_TO would have it sent to you.');
  }
  const samples = env.LEADS_TO.filter(isSample);
  if (samples.length > 0)
    return toDo(name, `LEADS_TO has a sample address, ${samples.join(', ')}: enter who answers enquiries.`);
  return fine(name, `Enquiries go to ${env.LEADS_TO.join(', ')}.`);
}

/** At a name that is reserved for examples, so that nobody gets it. */
const isSample = (address: string) => /[.@]example(\.(com|net|org))?$/.test(address);

/** Who may sign in to the desk. */
function checkDesk({ STAFF_EMAILS }: Env): Finding {
  const name = 'Staff addresses';
  if (!STAFF_EMAILS)
    return toDo(name, 'STAFF_EMAILS is not set: there is no desk at /staff. Enter who may sign in there.');
  const samples = STAFF_EMAILS.filter(isSample);
  if (samples.length > 0)
    return toDo(name, `STAFF_EMAILS has a sample address, ${samples.join(', ')}: enter real ones.`);
  return fine(name, `${STAFF_EMAILS.join(', ')} may sign in at /staff.`);
}
