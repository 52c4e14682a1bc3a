import type { PostId } from '@/lib/site/pages';
import { FileDrawing } from '../file-drawing';
import { PostCover } from './post-cover';

/** Drawn inline, because their clip paths and dark-theme rules don't work in an external file. */
const inPage: readonly PostId[] = [2, 3, 4];

/** The picture of an article below the first screen of a list. `title`: description of the picture. */
export function ListedCover({ id, title }: { id: PostId; title: string }) {
  if (inPage.includes(id)) return <PostCover id={id} title={title} />;
  return (
    <FileDrawing
      file="covers"
      id={`cover-${id}`}
      viewBox="0 0 1200 630"
      preserveAspectRatio="xMidYMid slice"
      label={title}
    />
  );
}
