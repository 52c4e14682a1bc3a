/** The parts that request readings. One module, so that they and the query library are fetched together. */
export { CurrentConditions } from './current-conditions';
export { LocalReadings } from './local-readings';
