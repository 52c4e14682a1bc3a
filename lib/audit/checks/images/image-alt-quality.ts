import type { PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { listEvidence } from '../../facts/page/evidence';

/** Characters. A common rule of thumb: some screen readers split longer texts. */
const LONGEST = 125;

const fileName = /^[^\s/]{1,200}\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)$/i;
const cameraName = /^(?:img|dsc[nf]?|pxl|image|photo|picture|screenshot|untitled|unnamed)[\s_-]*\d{2,20}$/i;

/** Phrases such as "image of", which repeat what screen readers announce anyway. */
const redundant =
  /^(?:(?:an?|the) )?(?:image|picture|photo|photograph|graphic) (?:of|showing) |^(?:das )?(?:bild|foto) (?:von|eines?r?) |^(?:une? )?(?:image|photo|photographie) d(?:e |')|^(?:una? )?(?:imagen|foto|fotografía) de |^(?:uma )?(?:imagem|foto) d[eoa] |^(?:un')?(?:immagine|foto) d[ei] |^(?:een )?(?:afbeelding|foto) van |^(?:zdjęcie|obraz) /i;

/** Alternative texts describe the picture. image-alt handles pictures without one. */
export const imageAltQuality = definePageCheck({
  id: 'image-alt-quality',
  category: 'images',
  severity: 'info',
  weight: 0.5,
  source: 'https://www.w3.org/WAI/tutorials/images/tips/',
  needs: ['client-rendered'],
  reasons: ['file-name', 'too-long', 'redundant'],
  cause: { kind: 'pictures', from: 'element' },
  effort: { loses: 'use', minutes: 20 },
  run: ({ page }) => {
    const images = page.html
      ? listElements(page.html, 'img').filter(({ attributes, hidden }) => !hidden && attributes.alt?.trim())
      : [];
    if (images.length === 0) return notApplicable;
    const faults = [
      [
        'file-name',
        images.filter((image) => fileName.test(readAltText(image)) || cameraName.test(readAltText(image))),
      ],
      ['too-long', images.filter((image) => [...readAltText(image)].length > LONGEST)],
      ['redundant', images.filter((image) => redundant.test(readAltText(image)))],
    ] as const;
    for (const [reason, found] of faults) {
      const [first] = found;
      if (!first) continue;
      const alt = readAltText(first);
      return {
        status: 'failed',
        reason,
        values: {
          alt: alt.slice(0, 80).toWellFormed(),
          count: found.length,
          limit: LONGEST,
          length: [...alt].length,
        },
        evidence: listEvidence(found),
        count: found.length,
      };
    }
    return passed;
  },
});

function readAltText({ attributes }: PageElement): string {
  return (attributes.alt ?? '').replace(/\s+/g, ' ').trim();
}
