import type { ReactNode } from 'react';
import type { Device } from '@/lib/browser/device/device';
import type { SkyPicture } from '@/lib/weather/sky-picture';

/** The bar's words; the browser replaces placeholders such as `{city}`. */
export interface TopBarWords {
  label: string;
  /** With `{city}` and `{country}`. */
  place: string;
  fallbackPlace: string;
  sunny: string;
  /** Formatted already: a browser's first formatter blocks a slow phone for some 70 ms. */
  sampleTemperature: string;
  /** Marks sample figures. */
  sample: string;
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

/** Replaces the placeholders of a template, without escaping. */
export function fillIn(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
