import 'server-only';

const measurementIdShape = /^G-[A-Z0-9]+$/;

/**
 * Validates a setting that is part of the prerendered pages. Blank counts as unset. Throws an Error with the variable's
 * name if it isn't a measurement id, because it becomes part of a script's address and of a global variable's name.
 */
export function readMeasurementId(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (measurementIdShape.test(value)) return value;
  throw new Error('The configuration is not usable. NEXT_PUBLIC_GA_ID must look like G-ABC123DEF4.');
}

/** Settings that visitors can see. Read at build time, because pages and their content security policies are prerendered. */
export const publicEnv = {
  measurementId: readMeasurementId(process.env.NEXT_PUBLIC_GA_ID),
};
