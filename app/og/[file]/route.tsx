import { drawPicture } from '@/components/og/draw-picture';
import { socialPictures } from '@/lib/og/picture-file';

export const dynamic = 'force-static';
// Every picture is rendered at build time; other names answer 404.
export const dynamicParams = false;

export function generateStaticParams() {
  return socialPictures.map(({ file }) => ({ file }));
}

export async function GET(_: Request, { params }: RouteContext<'/og/[file]'>): Promise<Response> {
  const { file } = await params;
  const picture = socialPictures.find((row) => row.file === file);
  return picture ? drawPicture(picture) : new Response(null, { status: 404 });
}
