import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { exitUnlessBuilt } from '../serve/built-site';
import { compareWeights, weighPages } from './page-weight/weigh-pages';

/** `npm run tool -- page-weight`: the weights of the built pages as JSON; `--against FILE` compares them with those of another build. */
const { values } = parseArgs({ options: { against: { type: 'string' } } });
exitUnlessBuilt();
const weights = weighPages('.next');

if (values.against === undefined) console.info(JSON.stringify(weights));
else {
  const schema = z.record(z.string(), z.object({ html: z.number(), styles: z.number() }));
  const before = schema.parse(JSON.parse(readFileSync(values.against, 'utf8')));
  console.info(compareWeights(before, weights));
}
