export type SkyPicture = 'sun' | 'cloud' | 'rain';

/** The picture for an icon code: cloud, rain, or otherwise a sun, even at night. */
export function skyPicture(iconCode: string): SkyPicture {
  const group = iconCode.slice(0, 2);
  if (['02', '03', '04'].includes(group)) return 'cloud';
  if (['09', '10', '11'].includes(group)) return 'rain';
  return 'sun';
}
