/**
 * Measures what audits cost the site: npm run tool -- bench audits [--beside-visitors]. Without the flag: whether twenty concurrent
 * audits delay enquiries on the built site; with it, the same for the home page, compared with the idle site.
 */
import { parseArgs } from 'node:util';
import { exitUnlessBuilt } from '../serve/built-site';
import { benchBesideVisitors } from './bench/beside-visitors';
import { benchLeads } from './bench/leads';

const { values } = parseArgs({ options: { 'beside-visitors': { type: 'boolean' } } });

exitUnlessBuilt();
await (values['beside-visitors'] ? benchBesideVisitors() : benchLeads());
