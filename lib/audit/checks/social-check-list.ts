import { socialPreview } from './social/social-preview';

export const socialChecks = [socialPreview] as const;
