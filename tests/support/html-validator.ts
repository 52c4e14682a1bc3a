import { HtmlValidate } from 'html-validate';

/**
 * What html-validate recommends, without what is a matter of style: each of these is valid HTML, and React writes it
 * so. https://html-validate.org/rules/
 */
export const htmlValidator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // HTML attributes are case-insensitive: `hrefLang` equals `hreflang`.
    'attr-case': 'off',
    // `<br/>` and `disabled=""` are as good as `<br>` and `disabled`.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // An id may begin with anything that is no space.
    'valid-id': ['error', { relaxed: true }],
    // Custom properties pass values of the page; the content security policy allows them.
    'no-inline-style': 'off',
    // CSS prevents line breaks in numbers.
    'tel-non-breaking': 'off',
    // A list may have a name: https://www.w3.org/TR/wai-aria-1.2/#list
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Radix renders accordion panels as `div role="region"`.
    'prefer-native-element': 'off',
    // One technique of several; a fieldset here is named by aria-label, or only switches off what is in it.
    'wcag/h71': 'off',
  },
});
