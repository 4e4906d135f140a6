import type { PreviewProps } from '../field-parts.ts';
import { readText } from '../shared/typed-text/read-text.ts';
import styles from '../shared/typed-text/typed-text.module.css';

/** Line breaks stay, unless the institution wants the text to run on. */
export function LongTextPreview({ field, answer }: PreviewProps) {
  return (
    <span className={field.preview?.singleLine === true ? styles.text : styles.lines}>{readText(answer.value)}</span>
  );
}
