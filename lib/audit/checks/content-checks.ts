import { appleTouchIcon } from './content/apple-touch-icon';
import { buttonName } from './content/button-name';
import { charset } from './content/charset';
import { contentLength } from './content/content-length';
import { descriptionLength } from './content/description-length';
import { descriptionMultiple } from './content/description-multiple';
import { doctype } from './content/doctype';
import { documentTitle } from './content/document-title';
import { favicon } from './content/favicon';
import { frameTitle } from './content/frame-title';
import { h1Multiple } from './content/h1-multiple';
import { h1Present } from './content/h1-present';
import { headingOrder } from './content/heading-order';
import { htmlHasLang } from './content/html-has-lang';
import { htmlLangValid } from './content/html-lang-valid';
import { label } from './content/label';
import { metaDescription } from './content/meta-description';
import { placeholderText } from './content/placeholder-text';
import { stale } from './content/stale';
import { textLanguage } from './content/text-language';
import { titleH1Duplicate } from './content/title-h1-duplicate';
import { titleIsDefault } from './content/title-is-default';
import { titleLength } from './content/title-length';
import { titleMultiple } from './content/title-multiple';

/** Checks of the page's head and text. content-length depends on a check in indexing-checks.ts. */
export const contentChecks = [
  documentTitle,
  titleLength,
  titleMultiple,
  titleIsDefault,
  metaDescription,
  descriptionLength,
  descriptionMultiple,
  h1Present,
  h1Multiple,
  titleH1Duplicate,
  headingOrder,
  contentLength,
  placeholderText,
  htmlHasLang,
  htmlLangValid,
  doctype,
  charset,
  favicon,
  appleTouchIcon,
  label,
  buttonName,
  frameTitle,
  stale,
  textLanguage,
] as const;
