export type SkyPicture = 'sun' | 'cloud' | 'rain';

/** Which picture stands for an icon code; all that is neither cloud nor rain is a sun, also by night. */
export function skyPicture(iconCode: string): SkyPicture {
  const group = iconCode.slice(0, 2);
  if (['02', '03', '04'].includes(group)) return 'cloud';
  if (['09', '10', '11'].includes(group)) return 'rain';
  return 'sun';
}
