/**
 * The presentation forms of each Persian and Arabic letter, in this order: isolated, final, initial, medial. Letters with
 * two forms don't join the following letter.
 * https://www.unicode.org/charts/PDF/UFE70.pdf and https://www.unicode.org/charts/PDF/UFB50.pdf
 */
export const joiningForms: Readonly<Record<string, string>> = {
  '\u0621': '\uFE80', // hamza joins no letter
  آ: '\uFE81\uFE82',
  أ: '\uFE83\uFE84',
  ؤ: '\uFE85\uFE86',
  إ: '\uFE87\uFE88',
  ئ: '\uFE89\uFE8A\uFE8B\uFE8C',
  ا: '\uFE8D\uFE8E',
  ب: '\uFE8F\uFE90\uFE91\uFE92',
  ة: '\uFE93\uFE94',
  ت: '\uFE95\uFE96\uFE97\uFE98',
  ث: '\uFE99\uFE9A\uFE9B\uFE9C',
  ج: '\uFE9D\uFE9E\uFE9F\uFEA0',
  ح: '\uFEA1\uFEA2\uFEA3\uFEA4',
  خ: '\uFEA5\uFEA6\uFEA7\uFEA8',
  د: '\uFEA9\uFEAA',
  ذ: '\uFEAB\uFEAC',
  ر: '\uFEAD\uFEAE',
  ز: '\uFEAF\uFEB0',
  س: '\uFEB1\uFEB2\uFEB3\uFEB4',
  ش: '\uFEB5\uFEB6\uFEB7\uFEB8',
  ص: '\uFEB9\uFEBA\uFEBB\uFEBC',
  ض: '\uFEBD\uFEBE\uFEBF\uFEC0',
  ط: '\uFEC1\uFEC2\uFEC3\uFEC4',
  ظ: '\uFEC5\uFEC6\uFEC7\uFEC8',
  ع: '\uFEC9\uFECA\uFECB\uFECC',
  غ: '\uFECD\uFECE\uFECF\uFED0',
  ف: '\uFED1\uFED2\uFED3\uFED4',
  ق: '\uFED5\uFED6\uFED7\uFED8',
  ل: '\uFEDD\uFEDE\uFEDF\uFEE0',
  م: '\uFEE1\uFEE2\uFEE3\uFEE4',
  ن: '\uFEE5\uFEE6\uFEE7\uFEE8',
  ه: '\uFEE9\uFEEA\uFEEB\uFEEC',
  و: '\uFEED\uFEEE',
  پ: '\uFB56\uFB57\uFB58\uFB59',
  چ: '\uFB7A\uFB7B\uFB7C\uFB7D',
  ژ: '\uFB8A\uFB8B',
  ک: '\uFB8E\uFB8F\uFB90\uFB91',
  گ: '\uFB92\uFB93\uFB94\uFB95',
  // Vazirmatn has its isolated form only under the letter's own code point.
  ۀ: '\u06C0\uFBA5',
  ی: '\uFBFC\uFBFD\uFBFE\uFBFF',
};

/** Ligatures of lam and the following alef: isolated, final. */
export const lamAlefForms: Readonly<Record<string, string>> = {
  آ: '\uFEF5\uFEF6',
  أ: '\uFEF7\uFEF8',
  إ: '\uFEF9\uFEFA',
  ا: '\uFEFB\uFEFC',
};

/** All forms that a title may contain, for building the font. */
export const presentationForms = [...Object.values(joiningForms), ...Object.values(lamAlefForms)].join('');
