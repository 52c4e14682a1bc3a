/**
 * Measures what audits cost the site: npm run bench -- [--beside-visitors]. Without the flag: whether twenty concurrent
 * audits delay enquiries on the built site; with it, the same for the home page, compared with the idle site.
 */
import { parseArgs } from 'node:util';
import { benchBesideVisitors } from './bench/beside-visitors';
import { benchEnquiries } from './bench/enquiries';
import { isBuilt } from './serve/built-site';

const { values } = parseArgs({ options: { 'beside-visitors': { type: 'boolean' } } });

if (!isBuilt) throw new Error('There is no build to measure: `npm run build` makes one.');
await (values['beside-visitors'] ? benchBesideVisitors() : benchEnquiries());
