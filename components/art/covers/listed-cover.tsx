import type { PostId } from '@/lib/site/pages';
import { FileDrawing } from '../file-drawing';
import { PostCover } from './post-cover';

/** Their clip paths and rules for the night are found in the page only. */
const inPage: readonly PostId[] = [2, 3, 4];

/** The picture of an article further down a list of articles. `title`: description of the picture. */
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
