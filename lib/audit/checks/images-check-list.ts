import { imageAlt } from './images/image-alt';
import { imageAltQuality } from './images/image-alt-quality';
import { imageSizeAttrs } from './images/image-size-attrs';
import { inputImageAlt } from './images/input-image-alt';

export const imagesChecks = [imageAlt, inputImageAlt, imageAltQuality, imageSizeAttrs] as const;
