/** A spinner with what is waited for. */
export function LoadingLine({ text }: { text: string }) {
  return (
    <p role="status" className="patrol-wait">
      <span className="spin" />
      {text}
    </p>
  );
}
