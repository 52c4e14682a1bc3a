/** All checks and what their faults cost, for pages that explain it; the score is computed in `engine/score.ts`. */
export { EMPTY_PAGE_CAP } from './checks/indexing/client-rendered';
export { ERROR_PAGE_CAP } from './checks/indexing/http-status-code';
export { UNCRAWLABLE_CAP } from './checks/indexing/is-crawlable';
export { checks } from './checks/registry';
export { seoCategories } from './engine/score';
