/** A street in Robina on a clear morning; the drawing is a file of its own, because it stands far down a long page. */
export function OfficeScene() {
  return (
    <svg viewBox="0 0 1440 620" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <use href="/art/office.svg#office" />
    </svg>
  );
}
