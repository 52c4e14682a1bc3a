import type { IconName } from '@/components/ui/icon-paths';
import type { SkyPicture } from '@/lib/weather/sky-picture';

export const skyIcons = { sun: 'sun', cloud: 'cloud', rain: 'cloud-rain' } as const satisfies Record<
  SkyPicture,
  IconName
>;
