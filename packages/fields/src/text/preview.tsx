import type { PreviewProps } from '../field-parts.ts';
import { readText } from '../shared/typed-text/read-text.ts';
import styles from '../shared/typed-text/typed-text.module.css';

export function TextPreview({ field, answer, language }: PreviewProps) {
  const line = readText(answer.value);
  const suffix = field.text?.suffix?.[language] ?? '';
  return <span className={styles.text}>{line === '' || suffix === '' ? line : `${line} ${suffix}`}</span>;
}
