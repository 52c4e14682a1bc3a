import 'server-only';

const measurementIdShape = /^G-[A-Z0-9]+$/;

/**
 * Checks a setting that is printed into the prerendered pages. Blank counts as unset. Throws a sentence that names
 * the variable when the value is no measurement id: it becomes part of a script's address and of a global's name.
 */
export function readMeasurementId(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (measurementIdShape.test(value)) return value;
  throw new Error('The configuration is not usable. NEXT_PUBLIC_GA_ID must look like G-ABC123DEF4.');
}

/** Settings that visitors see. Pages are prerendered, so they are those of the build, as the content policy is. */
export const publicEnv = {
  measurementId: readMeasurementId(process.env.NEXT_PUBLIC_GA_ID),
};
