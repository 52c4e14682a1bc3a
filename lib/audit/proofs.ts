/** Reads again whether a repair is done, and what is left to do. */
export { proveRepair, readPlan } from './report/prove-repair';
