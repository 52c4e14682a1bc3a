import { z } from 'zod';
import { essentialSchema } from './essentials';

const faultSchema = z.object({ id: z.string(), reason: z.string() });

/** The state of a website that was last reported to its watchers. */
export const watchedStateSchema = z
  .object({
    score: z.number(),
    /** Critical faults. */
    critical: z.array(faultSchema),
    checksVersion: z.string(),
    // Absent in states of versions that looked once a week.
    /** What was reported to end a business online, and isn't over. */
    alarms: z.array(essentialSchema).readonly().default([]),
    /** What failed once, and is looked at again before it is reported. */
    doubts: z.array(essentialSchema).readonly().default([]),
    /** What the page has, or once had. */
    had: z.object({ form: z.boolean(), phone: z.boolean() }).default({ form: false, phone: false }),
    /** When the watchers were last mailed; 0 if never. */
    mailedAt: z.number().default(0),
    /** As those versions had it: it was reported that the website can't be read. */
    isDown: z.boolean().optional(),
  })
  .transform(({ isDown, ...state }) => (isDown ? { ...state, alarms: ['down' as const] } : state));

export type WatchedState = z.infer<typeof watchedStateSchema>;
export type CriticalFault = z.infer<typeof faultSchema>;
