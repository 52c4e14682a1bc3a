/** Reads again whether a repair is done, and what is left to do. */
export { proveRepair, readPlan } from './follow-ups/prove-repair';
