import { env } from './env';
import { isPreview } from './is-preview';

export interface Preview {
  /** Name of the branch; undefined where the host doesn't tell. */
  branch: string | undefined;
  /** Its commit, in seven characters as git shortens it. */
  commit: string | undefined;
  /** Whether what is entered can be lost at any time: there is no database beside the files of the preview. */
  isTemporary: boolean;
}

/** What this preview was made of; undefined on the real site. Known when pages are built. */
export function describePreview(): Preview | undefined {
  if (!isPreview(env)) return undefined;
  const store = env.PREVIEW_STORE ?? (env.DATABASE_URL ? 'lasting' : 'temporary');
  const branch = env.GIT_BRANCH ?? env.VERCEL_GIT_COMMIT_REF ?? env.RENDER_GIT_BRANCH;
  const commit = env.GIT_COMMIT ?? env.VERCEL_GIT_COMMIT_SHA ?? env.RENDER_GIT_COMMIT;
  return { branch, commit: commit?.slice(0, 7), isTemporary: store === 'temporary' };
}
