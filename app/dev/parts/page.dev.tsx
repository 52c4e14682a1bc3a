import { PartsPage } from '@/components/dev-parts/parts-page';

export default function Page() {
  return <PartsPage />;
}
