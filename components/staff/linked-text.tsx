import styles from './linked-text.module.css';

/** A visitor's text with its line breaks. Only addresses on our own site become links: others are untrusted. */
export function LinkedText({ text, siteUrl }: { text: string; siteUrl: string }) {
  const pieces = text.split(/(https?:\/\/[^\s<>"]+)/);
  let position = 0;
  return (
    <div className={styles.text} dir="auto">
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
