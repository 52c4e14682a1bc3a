import { z } from 'zod';
import type { Place } from './reading';

const degrees = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/)
    .transform(Number)
    .refine((value) => Math.abs(value) <= max);

const name = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u)
  .refine((text) => text === '' || /[\p{L}\p{N}]/u.test(text));

/** The query of GET /api/weather: `q`, or `lat` and `lon`. */
export const placeSchema = z
  .object({ q: name.optional(), lat: degrees(90).optional(), lon: degrees(180).optional() })
  .transform(({ q, lat, lon }, context): Place => {
    if (q) return { q };
    if (lat !== undefined && lon !== undefined) return { lat, lon };
    const missing = lat === undefined && lon === undefined ? 'q' : lat === undefined ? 'lat' : 'lon';
    context.addIssue({ code: 'custom', path: [missing], input: '' });
    return z.NEVER;
  });
