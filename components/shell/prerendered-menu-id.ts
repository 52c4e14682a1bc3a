/** Id of the prerendered panel of the mobile menu. */
export const PRERENDERED_MENU = 'mobile-menu';
