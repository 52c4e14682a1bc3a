import { z } from 'zod';

/** A place name from a provider or platform: one line, short enough for the top bar. */
export const placeText = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u);

const degrees = (max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z.number().min(-max).max(max),
  );

const spot = z.object({ lat: degrees(90), lon: degrees(180) });

/** Both coordinates, or null for both if one is invalid. */
export function readCoordinates(lat: unknown, lon: unknown): { lat: number | null; lon: number | null } {
  return spot.safeParse({ lat, lon }).data ?? { lat: null, lon: null };
}
