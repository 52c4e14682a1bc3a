import type { ComponentType } from 'react';
import type { PostId } from '@/lib/site/pages';
import BeachUmbrellas from './beach-umbrellas.svg';
import BookingPhone from './booking-phone.svg';
import ClosedShutter from './closed-shutter.svg';
import CornerMap from './corner-map.svg';
import Letterbox from './letterbox.svg';
import Lighthouse from './lighthouse.svg';
import MovingShop from './moving-shop.svg';
import RingingPhone from './ringing-phone.svg';
import SealedLetter from './sealed-letter.svg';
import ShopScales from './shop-scales.svg';
import StarLine from './star-line.svg';
import TailgatePhoto from './tailgate-photo.svg';

const drawings: Record<PostId, ComponentType<{ label: string }>> = {
  1: RingingPhone,
  2: Lighthouse,
  3: CornerMap,
  4: TailgatePhoto,
  5: Letterbox,
  6: BeachUmbrellas,
  7: ClosedShutter,
  8: StarLine,
  9: ShopScales,
  10: SealedLetter,
  11: BookingPhone,
  12: MovingShop,
};

/**
 * The picture of an article. `title`: description of the picture. Cards and bands crop it, so its subject is away from the
 * edges.
 */
export function PostCover({ id, title }: { id: PostId; title: string }) {
  const Drawing = drawings[id];
  return <Drawing label={title} />;
}
