import { decodeSitemap } from '../decode-sitemap';
import { parseSitemap, type Sitemap } from '../parse-sitemap';

export interface SitemapInput {
  bytes: Uint8Array;
  asked: Parameters<typeof parseSitemap>[1];
}

export function run({ bytes, asked }: SitemapInput): Sitemap | null {
  const decoded = decodeSitemap(bytes);
  const sitemap = decoded && parseSitemap(decoded.text, asked);
  return sitemap && { ...sitemap, ...(decoded.charset && { charset: decoded.charset }) };
}
