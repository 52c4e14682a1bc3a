interface LinkedTextProps {
  text: string;
  /** The language of the page it was written on. */
  lang: string;
  siteUrl: string;
}

/** A visitor's text with its line breaks. Only addresses on our own site become links: others are untrusted. */
export function LinkedText({ text, lang, siteUrl }: LinkedTextProps) {
  const pieces = text.split(/(https?:\/\/[^\s<>"]+)/);
  let position = 0;
  return (
    <div
      className="p-3 border-s-4 border-hair bg-sand whitespace-pre-wrap wrap-anywhere"
      dir="auto"
      lang={lang}
    >
      {pieces.map((piece) => {
        position += piece.length;
        return piece.startsWith(`${siteUrl}/`) ? (
          <a key={position} href={piece}>
            {piece}
          </a>
        ) : (
          piece
        );
      })}
    </div>
  );
}
