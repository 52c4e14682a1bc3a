/** The names of checks and faults in a language. */
export { type CheckWords, loadCheckWords } from './report/words/check-words';
