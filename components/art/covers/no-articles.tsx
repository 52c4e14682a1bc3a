import styles from './no-articles.module.css';

/** A newspaper with a piece missing from its front page. */
export function NoArticles() {
  return (
    <svg className={styles.picture} viewBox="0 0 360 300" aria-hidden="true">
      <path className="fill-scene-wet" d="M60 36l270-22 20 246-270 22z" />
      <path className="fill-scene-foam" d="M20 26h280v258H20z" />
      <path className="fill-scene-line" d="M40 46h150v20H40zM40 78h240v4H40z" />
      <path className="fill-scene-sea" d="M230 46h50v20h-50z" />
      <path className="fill-scene-h1" d="M40 98h110v76H40z" />
      <path className="fill-scene-sun" d="M66 174a30 30 0 0 1 60 0z" />
      <path className="fill-scene-dune" d="M40 158l34-22 30 16 22-12 24 16v18H40z" />
      <path
        className="fill-scene-wet"
        d="M40 190h110v7H40zM40 206h96v7H40zM40 222h110v7H40zM40 238h80v7H40zM40 254h102v7H40zM166 98h114v7H166zM166 114h90v7h-90zM166 254h114v7H166z"
      />
      <path
        className={styles.piece}
        d="M166 136h34a6 6 0 0 1 5 9.500a15 15 0 1 0 24 0a6 6 0 0 1 5-9.500h46v100H166z"
      />
    </svg>
  );
}
