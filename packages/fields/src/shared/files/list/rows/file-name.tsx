import styles from './file-name.module.css';

// Enough for the extension and what tells "…transcript-2025.pdf" from "…transcript-2026.pdf".
const tailLength = 12;

/** A name truncated in the middle if space is short; the full name is in its title and for screen readers. */
export function FileName({ name }: { readonly name: string }) {
  const letters = [...name];
  const cut = Math.max(0, letters.length - tailLength);
  return (
    <span className={styles.name} title={name}>
      <span className={styles.unseen}>{name}</span>
      <span className={styles.head} aria-hidden="true">
        {letters.slice(0, cut).join('')}
      </span>
      <span className={styles.tail} aria-hidden="true">
        {letters.slice(cut).join('')}
      </span>
    </span>
  );
}
