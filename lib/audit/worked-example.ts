/** The sum, worked out for one page. */
export { exampleHead } from './example/example-page';
export { scoreExample } from './example/score-example';
