import { z } from 'zod';
import { formTargets, type journeyNames, offerNames } from './journey-names';

const amount = z.number().nonnegative();
const box = z.object({ x: z.number(), y: z.number(), width: amount, height: amount });
const text = z.string().max(120);

/** `first`: on the first screen. `covered`: there, under something else. `below`: further down. `page`: somewhere in the source. */
const offer = z.object({ text, place: z.enum(['first', 'covered', 'below', 'page']) }).nullable();

const contactForm = z.object({
  target: z.enum(formTargets),
  /** Of its target; '' for the page itself. */
  host: text,
  /** Null for the form of a frame. */
  fields: z
    .object({
      asked: amount,
      required: amount,
      unlabelled: amount,
      /** For an email address or a phone number, with another keyboard. */
      keyboard: amount,
      /** For a name, an email address or a phone number, that a phone can't fill in by itself. */
      autofill: amount,
    })
    .nullable(),
});

/** What a customer finds who wants to reach the business; stored, and told in each reader's language. */
export const journeyFactsSchema = z.object({
  /** Whether a browser displayed the page, or only its source was read. */
  seenBy: z.enum(['browser', 'source']),
  offers: z.object({ phone: offer, address: offer, hours: offer, price: offer, ask: offer }),
  call: z.object({
    /**
     * `other`: the link dials another number than it shows. `trunk`: it keeps the 0 behind the country code. `text`: a number
     * without a link.
     */
    state: z.enum(['works', 'other', 'trunk', 'invalid', 'text', 'none']),
    shown: text,
    dials: text,
    /** Index of the page: 0, or one that a link led to. */
    at: amount,
  }),
  visit: z.object({ state: z.enum(['works', 'text', 'none']), at: amount }),
  message: z.object({
    /** `other`: it writes to another address than it shows. `nobody`: a messenger without a recipient. `script`: by a script only. */
    state: z.enum(['works', 'other', 'nobody', 'invalid', 'text', 'script', 'none']),
    /** Absent in results stored by earlier versions. */
    shown: text.optional(),
    to: text,
    at: amount,
  }),
  form: z.object({
    /**
     * `pressed`: in the page, but not displayed. `linked`: a link leads to where it may be, which was not followed. `service`: a
     * link leads to another website for it.
     */
    state: z.enum(['here', 'steps', 'pressed', 'linked', 'service', 'none']),
    steps: z.array(z.object({ text, url: z.string().max(2048), isInMenu: z.boolean() })).max(2),
    found: contactForm.nullable(),
    /** Why no form was reached; `form` otherwise. */
    ended: z.enum(['form', 'no_link', 'no_time', 'failed', 'source']),
  }),
  covers: z
    .array(
      z.object({
        kind: z.enum(['consent', 'chat', 'menu', 'popup', 'bar', 'button']),
        share: z.number().min(0).max(1),
      }),
    )
    .max(6),
  /** Places of what was found, by page; empty without a browser. */
  marks: z
    .array(z.object({ id: z.enum([...offerNames, 'cover', 'form', 'send']), page: amount, box }))
    .max(20),
  /** Pictures beside the first screen, in order. */
  frames: z
    .array(
      z.object({
        page: amount,
        shows: z.enum(['below', 'step', 'form', 'end']),
        y: z.number(),
        width: amount,
        height: amount,
      }),
    )
    .max(4),
  /** How often a page tried to send a form by itself, which our browser stopped. */
  stopped: amount,
});

export type JourneyFacts = z.infer<typeof journeyFactsSchema>;
export type OfferName = (typeof offerNames)[number];
export type JourneyName = (typeof journeyNames)[number];
export type ContactForm = z.infer<typeof contactForm>;
export type MarkName = JourneyFacts['marks'][number]['id'];
