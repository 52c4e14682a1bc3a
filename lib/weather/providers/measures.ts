import { z } from 'zod';

/** Ranges of plausible values; values outside are wrong or in another unit. */
export const celsius = z.number().min(-100).max(70);
export const percent = z.number().min(0).max(100);
export const hectopascals = z.number().min(300).max(1200);
export const metres = z.number().min(0).max(1_000_000);
export const speed = z.number().min(0).max(500);

/** Seconds since 1970 → ISO 8601. */
export const unixTime = z
  .number()
  .min(0)
  .max(10_000_000_000)
  .transform((seconds) => new Date(seconds * 1000).toISOString());

export const kilometres = (length: number | null | undefined) => (length == null ? null : length / 1000);
