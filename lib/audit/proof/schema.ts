import { z } from 'zod';

/** “I've done this”, from a form or as JSON: the id of a repair, as `planRepairs` names it. */
export const proveSchema = z.object({ repair: z.string().regex(/^[a-z0-9-]{1,60}$/) });
