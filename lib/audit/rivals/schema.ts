import { z } from 'zod';
import { line } from '@/lib/mail/line-schema';

/** The report shows which entries are not addresses; they never prevent the audit itself. */
const address = line(2048).optional().catch(undefined);

/** Two rivals of a website, as typed. */
export const rivalFields = { rivalOne: address, rivalTwo: address };

/** The form under a report. */
export const rivalsSchema = z.object(rivalFields);

export type RivalsInput = z.infer<typeof rivalsSchema>;
