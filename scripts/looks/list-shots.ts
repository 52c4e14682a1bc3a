import type { LooksOptions } from './options';
import type { Shot } from './photograph';
import type { Subject } from './subject';

/** One entry for each time a page is opened. Throws if the options leave nothing to capture. */
export function listShots(subjects: readonly Subject[], options: LooksOptions): Shot[] {
  const shots = subjects.flatMap((subject) => {
    const widths = options.widths.filter((width) => !subject.widths || subject.widths.includes(width));
    const languages = options.languages.filter(
      (code) => !subject.languages || subject.languages.includes(code),
    );
    const themes = options.themes.filter((theme) => !subject.themes || subject.themes.includes(theme));
    const openings = reopensAtEachWidth(subject) ? widths.map((width) => [width]) : [widths];
    return languages.flatMap((language) =>
      openings
        .filter((each) => each.length > 0 && themes.length > 0)
        .map((each) => ({ subject, language, widths: each, themes })),
    );
  });
  if (shots.length === 0)
    throw new Error('Nothing is left to picture: --only, --widths or --languages leave nothing.');
  return shots;
}

/** Pages with responsive images, which may keep their image size when the page is resized. */
const pathsWithSizes = /^\/clients\b/;

function reopensAtEachWidth({ path, reopens }: Subject): boolean {
  return reopens !== undefined || pathsWithSizes.test(path);
}
