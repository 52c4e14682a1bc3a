import { z } from 'zod';
import { localeCodes } from '@/lib/i18n/locales';
import { leadActions, leadStates } from '@/lib/leads/state';
import { cleanAddress } from '@/lib/mail/clean-address';
import { issueTextSchema } from '@/lib/newsletter/issues/schema';
import { deskActions } from '@/lib/site/staff-path';
import { answerTemplates } from './answer-templates';

const leadId = z.uuid();
const longText = z.string().overwrite((value) =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim(),
);
const note = longText.max(5000);

export const changeSchema = z
  .object({
    lead: leadId,
    /** The version of the lead on the page with the button. */
    version: z.coerce.number().int().min(0),
    action: z.enum(leadActions),
    note: note.default(''),
    /** Whom it is handed over to. */
    to: z.string().max(254).default(''),
    /** The day on which it has to be dealt with, in ISO 8601; none lets the promise on the site count again. */
    due: z.union([z.literal(''), z.iso.date()]).default(''),
    /** The day that was asked about and is meant all the same. */
    sure: z.string().max(20).default(''),
    /** What an order brought, in Australian dollars, as people write sums; see `parseMoney`. */
    amount: z.string().trim().max(100).default(''),
  })
  .refine(({ action, note }) => action !== 'note' || note !== '', { path: ['note'] });

export type ChangeInput = z.infer<typeof changeSchema>;

/** Actions of the form for an answer. `answer`: its id, chosen by the page. */
export const answerSchema = z
  .object({
    lead: leadId,
    answer: z.uuid(),
    version: z.coerce.number().int().min(0),
    /** `look`: whether somebody has changed the lead since its page was opened. */
    action: z.enum(['send', 'save', 'insert', 'discard', 'take_over', 'undo', 'look']),
    /** When the draft that the page shows was stored; 0 if it shows none. */
    seen: z.coerce.number().int().min(0).catch(0),
    template: z.enum([...answerTemplates, '']).catch(''),
    body: longText.max(20_000).default(''),
  })
  .refine(({ action, body }) => action !== 'send' || body !== '', { path: ['body'] });

export type AnswerInput = z.infer<typeof answerSchema>;

export const confirmSchema = z.object({
  lead: leadId,
  version: z.coerce.number().int().min(0),
  action: z.enum(deskActions),
  sign: z.string().max(100),
});

export const askSchema = z.object({
  email: z.string().overwrite(cleanAddress).max(254),
  next: z.string().max(200).optional(),
});
export const tokenSchema = z.object({
  token: z
    .string()
    .regex(/^[\w-]{43}$/)
    .catch(''),
});
/** A code as typed; a wrong one is answered like any other. */
export const codeSchema = z.object({ code: z.string().max(100).catch('') });
export const endSchema = z.object({ session: z.uuid() });
export const releaseSchema = z.object({
  mail: z.string().min(1).max(200),
  twice: z.literal('yes').optional(),
});
export const settleSchema = z.object({ mail: z.string().min(1).max(200) });
export const resumeSchema = z.object({ subscriber: z.uuid() });
export const nothingSchema = z.object({});

/** The row before which, or after which, a page of a list begins; see page-cursor.ts. */
const pageCursor = { before: z.string().max(60).catch(''), after: z.string().max(60).catch('') };

/** Longer searches than this aren't looked for; the page says so. */
export const longestSearch = 200;

/**
 * A list's state from its address: the chosen one; otherwise, of a search, all, since who searches seldom knows where; or `from`,
 * the one beside which the form stood.
 */
function chooseState<State extends string, Rest extends { q: string }>({
  state,
  from,
  ...rest
}: Rest & { state?: State | undefined; from: State }): Omit<Rest, 'state' | 'from'> & {
  state: State | 'all';
} {
  return { ...rest, state: state ?? (rest.q === '' ? from : 'all') };
}

const leadFilterState = z.enum([...leadStates, 'all']);

/** The filters of the list of leads, from its address. Invalid values count as absent. */
export const filterSchema = z
  .object({
    state: leadFilterState.optional().catch(undefined),
    from: leadFilterState.catch('new'),
    q: z.string().trim().catch(''),
    source: z.string().max(200).catch(''),
    service: z.string().max(200).catch(''),
    language: z.string().max(10).catch(''),
    days: z.coerce.number().int().min(0).max(3650).catch(0),
    /** The list, or the board with a column for each state. */
    view: z.enum(['', 'board']).catch(''),
    ...pageCursor,
  })
  .transform(chooseState);

export type LeadFilter = z.infer<typeof filterSchema>;

export const subscriberStates = ['waiting', 'subscribed', 'ended'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

const subscriberFilterState = z.enum([...subscriberStates, 'all']);

/** The filters of the list of subscribers. */
export const subscriberFilterSchema = z
  .object({
    state: subscriberFilterState.optional().catch(undefined),
    from: subscriberFilterState.catch('subscribed'),
    q: z.string().trim().catch(''),
    language: z.string().max(10).catch(''),
    ...pageCursor,
  })
  .transform(chooseState);

export type SubscriberFilter = z.infer<typeof subscriberFilterSchema>;

/** Whom to forget: the person of a lead or subscription, identified by its id, so that no e-mail address is in a URL. */
export const forgetSchema = z.union([
  z.object({ lead: leadId, subscriber: z.undefined().optional() }),
  z.object({ subscriber: z.uuid(), lead: z.undefined().optional() }),
]);

export type Forgettable = z.infer<typeof forgetSchema>;

const locale = z.enum(localeCodes);
/** The issue, and its version on the page with the button. */
const seenIssue = { issue: z.uuid(), version: z.coerce.number().int().min(0) };

/** Actions of the buttons on the newsletter's pages. */
export const issueSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('create') }),
  issueTextSchema.extend({ action: z.literal('save'), ...seenIssue }),
  z.object({ action: z.literal('test'), issue: z.uuid(), locale }),
  ...(['delete', 'send', 'stop', 'resume'] as const).map((action) =>
    z.object({ action: z.literal(action), ...seenIssue }),
  ),
]);

export type IssueInput = z.infer<typeof issueSchema>;

export const previewSchema = z.object({ issue: z.uuid(), locale });
