import { env } from './env';
import { isPreview } from './is-preview';

export interface Preview {
  /** Name of the branch; undefined if the platform doesn't provide it. */
  branch: string | undefined;
  /** Its commit, as a seven-character hash. */
  commit: string | undefined;
  /** Whether entered data can be lost at any time, because there is no database but the preview's own files. */
  isTemporary: boolean;
  /** Whether each of its functions has a store of its own, so that one doesn't find what another has stored. */
  isScattered: boolean;
}

/** The origin of this preview; undefined on the real site. Known at build time. */
export function describePreview(): Preview | undefined {
  if (!isPreview(env)) return undefined;
  const store = env.PREVIEW_STORE ?? (env.DATABASE_URL ? 'lasting' : 'temporary');
  const branch = env.GIT_BRANCH ?? env.VERCEL_GIT_COMMIT_REF ?? env.RENDER_GIT_BRANCH;
  const commit = env.GIT_COMMIT ?? env.VERCEL_GIT_COMMIT_SHA ?? env.RENDER_GIT_COMMIT;
  const isTemporary = store === 'temporary';
  return {
    branch,
    commit: commit?.slice(0, 7),
    isTemporary,
    isScattered: isTemporary && env.VERCEL_ENV !== undefined && !env.DATABASE_URL,
  };
}
