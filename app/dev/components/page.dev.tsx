import { GalleryPage } from '@/components/component-gallery/gallery-page';

export default function Page() {
  return <GalleryPage />;
}
