import { appleTouchIcon } from './content/apple-touch-icon';
import { buttonName } from './content/button-name';
import { charset } from './content/charset';
import { contentLength } from './content/content-length';
import { descriptionLength, descriptionMultiple, metaDescription } from './content/descriptions';
import { doctype } from './content/doctype';
import { favicon } from './content/favicon';
import { frameTitle } from './content/frame-title';
import { h1Multiple, h1Present, headingOrder } from './content/headings';
import { htmlHasLang } from './content/html-has-lang';
import { htmlLangValid } from './content/html-lang-valid';
import { label } from './content/label';
import { placeholderText } from './content/placeholder-text';
import { stale } from './content/stale';
import { textLanguage } from './content/text-language';
import {
  documentTitle,
  titleH1Duplicate,
  titleIsDefault,
  titleLength,
  titleMultiple,
} from './content/titles';

/** Checks of the page's head and text. content-length depends on a check in indexing-check-list.ts. */
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
