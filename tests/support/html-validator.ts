import { HtmlValidate } from 'html-validate';

/**
 * html-validate's recommended rules, without those about style: what they forbid is valid HTML, and partly what React
 * renders. https://html-validate.org/rules/
 */
export const htmlValidator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // HTML attributes are case-insensitive: `hrefLang` equals `hreflang`.
    'attr-case': 'off',
    // `<br/>` and `disabled=""` are equivalent to `<br>` and `disabled`.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // An id may contain any characters except spaces.
    'valid-id': ['error', { relaxed: true }],
    // Inline styles set custom properties; the content security policy allows them.
    'no-inline-style': 'off',
    // CSS prevents line breaks in numbers.
    'tel-non-breaking': 'off',
    // A list may have a name: https://www.w3.org/TR/wai-aria-1.2/#list
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Radix renders accordion panels as `div role="region"`.
    'prefer-native-element': 'off',
    // Only one of several techniques: our fieldsets have an aria-label, or serve only to disable their fields.
    'wcag/h71': 'off',
  },
});
