import type { PreviewProps } from '../field-parts.ts';
import { readText } from '../shared/typed-text/read-text.ts';
import styles from '../shared/typed-text/typed-text.module.css';

export function TextPreview({ answer }: PreviewProps) {
  return <span className={styles.text}>{readText(answer.value)}</span>;
}
