import 'server-only';
import { z } from 'zod';
import { isPartOfBuild } from './is-part-of-build';
import { type Env, readEnv, readsAlike } from './read-env';

type Source = Readonly<Record<string, string | undefined>>;

const settings = z.record(z.string(), z.string());

/**
 * The settings of this process, with those that its pages were made with, which next.config.mjs inserts; outside of a build nothing
 * is known of pages. Throws an Error of one sentence for each wrong setting.
 */
export function readSettings(source: Source): Env {
  const built = process.env.BUILT_SETTINGS;
  return readEnv(built === undefined ? source : joinBuiltSettings(settings.parse(JSON.parse(built)), source));
}

/**
 * The settings of a process: a blank one that is part of the build has the value that the build was made with. Throws an Error of
 * one sentence if one has another value: half of the site, such as mails and the sitemap, would contradict its pages.
 */
export function joinBuiltSettings(built: Source, source: Source): Source {
  const given = Object.entries(source).filter(([name, value]) => value && isPartOfBuild(name));
  const changed = given
    .filter(([name, value]) => !readsAlike(name, value, built[name]))
    .map(([name]) => name);
  if (changed.length > 0) {
    const [is, values, it] =
      changed.length === 1 ? ['is', 'another value', 'it'] : ['are', 'other values', 'them'];
    throw new Error(
      `${changed.join(', ')} ${is} part of the built pages, which were made with ${values}: unset ${it} here, or build again ` +
        'with what is set now (npm run build, then npm run standalone for a copy; docker compose up --build).',
    );
  }
  return { ...source, ...built };
}
