/**
 * Measures what audits cost the site: npm run bench -- [--beside-visitors] [--crawls] [--watches]. Without a flag: whether twenty
 * concurrent audits delay enquiries on the built site. --beside-visitors: the same for the home page, compared with the
 * idle site. --crawls: time, processor time and memory of crawling three local websites.
 * --watches: how many watched websites one and three instances can check in a week.
 */
import { parseArgs } from 'node:util';
import { isBuilt } from './serve/built-site';

const { values } = parseArgs({
  options: {
    'beside-visitors': { type: 'boolean' },
    crawls: { type: 'boolean' },
    watches: { type: 'boolean' },
  },
});

if (values.crawls) {
  const { benchCrawls } = await import('./bench/crawls');
  await benchCrawls();
}
if (!values.crawls || values['beside-visitors']) {
  if (!isBuilt) throw new Error('There is no build to measure: `npm run build` makes one.');
  if (values.watches) await (await import('./bench/watches')).benchWatches();
  else if (values['beside-visitors']) await (await import('./bench/beside-visitors')).benchBesideVisitors();
  else await (await import('./bench/enquiries')).benchEnquiries();
}
