import type { ComponentType } from 'react';
import type { PostId } from '@/lib/site/pages';
import { BeachUmbrellas } from './beach-umbrellas';
import { BookingPhone } from './booking-phone';
import { ClosedShutter } from './closed-shutter';
import { CornerMap } from './corner-map';
import { Letterbox } from './letterbox';
import { Lighthouse } from './lighthouse';
import { MovingShop } from './moving-shop';
import { RingingPhone } from './ringing-phone';
import { SealedLetter } from './sealed-letter';
import { ShopScales } from './shop-scales';
import { StarLine } from './star-line';
import { TailgatePhoto } from './tailgate-photo';

const drawings: Record<PostId, ComponentType<{ title: string }>> = {
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

/** The picture of an article. `title`: description of the picture. */
export function PostCover({ id, title }: { id: PostId; title: string }) {
  const Drawing = drawings[id];
  return <Drawing title={title} />;
}
