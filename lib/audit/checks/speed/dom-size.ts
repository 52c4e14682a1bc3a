import { definePageCheck } from '../../check';

/** Elements. Lighthouse warned from 800 and failed above 1,400 to 1,500. */
const LIMIT = 1500;

/** Each element costs memory and layout time on a phone. */
export const domSize = definePageCheck({
  id: 'dom-size',
  category: 'speed',
  severity: 'info',
  weight: 0.5,
  source: 'https://developer.chrome.com/docs/performance/insights/dom-size',
  reasons: ['large'],
  cause: { kind: 'code' },
  effort: { loses: 'wait', minutes: 120 },
  run: ({ page: { html } }) => {
    const values = { elements: html.nodeCount, limit: LIMIT };
    if (html.nodeCount <= LIMIT) return { status: 'passed', values };
    return { status: 'failed', reason: 'large', values };
  },
});
