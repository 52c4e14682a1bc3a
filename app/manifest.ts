import type { MetadataRoute } from 'next';
import { brand } from '@/lib/config/brand';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: brand.name,
    short_name: brand.name.split(' ')[0],
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#0f172a',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/art/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/art/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/art/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
