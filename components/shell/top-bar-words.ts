import type { ReactNode } from 'react';
import type { Device } from '@/lib/browser/device/device';
import type { SkyPicture } from '@/lib/weather/sky-picture';

/** What the bar says; `{city}` and the like are filled in by the browser. */
export interface TopBarWords {
  label: string;
  /** With `{city}` and `{country}`. */
  place: string;
  fallbackPlace: string;
  sunny: string;
  /** With `{source}`. */
  weatherSource: string;
  /** With `{os}` and `{browser}`. */
  device: string;
  deviceType: Record<Device['type'], string>;
  otherOs: string;
  otherBrowser: string;
  close: string;
}

export type TopBarIcons = Record<SkyPicture | Device['type'] | 'place' | 'close', ReactNode>;

/** Puts values in the places of a template, each as it is. */
export function fillIn(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
