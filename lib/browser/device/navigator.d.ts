export {};

declare global {
  interface Navigator {
    /** Chromium only: https://developer.mozilla.org/docs/Web/API/Navigator/userAgentData */
    readonly userAgentData?: {
      readonly mobile: boolean;
      readonly brands: readonly { readonly brand: string }[];
    };
  }
}
