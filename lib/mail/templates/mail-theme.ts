// Mail programs with a dark mode adapt text colours only together with a background that is set.
export const ink = '#0f172a';
export const soft = '#4a5568';
export const accent = '#0b6478';
export const sand = '#faf1e0';
export const coral = '#ff8362';
export const sun = '#f5a81c';
export const hair = '#d8ccb4';
export const signGreen = '#1c6a45';
export const paper = 'background:#ffffff;';

/** The system's own faces: a face from our server would tell us who opens a mail, and most programs block it. */
export const textFont = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
/** The heaviest that Windows and macOS bring along. */
export const headFont = `'Arial Black','Helvetica Neue',Roboto,Arial,sans-serif`;

/** Of a mail's headline. */
export const titleFont = `font-family:${headFont};font-size:27px;line-height:1.15;font-weight:900;letter-spacing:-0.5px`;

export const table = 'role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"';

/**
 * The site's night, for programs that read style sheets (Apple's, Thunderbird, Outlook for Mac). It finds the colours by the
 * style attributes, because Gmail and others keep these only. `background-color` is for what has the same colour at night.
 */
export const night = [
  '[style*="background:#ffffff"]{background:#192944!important}',
  `[style*="background:${sand}"]{background:${ink}!important}`,
  `[style*=";color:${ink}"]{color:#f4f6fb!important}`,
  `[style*=";color:${soft}"]{color:#b4c0d4!important}`,
  `[style*="color:${accent}"]{color:#78d0dc!important}`,
  '[style*="color:#b3261e"]{color:#ff9d92!important}[style*="color:#7a4b00"]{color:#ffc65c!important}',
  `[style*="solid ${accent}"]{border-color:#78d0dc!important}`,
  `[style*="background:${accent}"]{background:#78d0dc!important}`,
  `[style*="solid ${ink}"],[style*="solid ${hair}"]{border-color:#5f7197!important}`,
  `[style*="background:${coral}"]{color:${ink}!important}`,
].join('');
