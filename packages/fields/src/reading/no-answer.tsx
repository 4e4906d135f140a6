import styles from './no-answer.module.css';

export function NoAnswer() {
  return <span className={styles.none}>—</span>;
}
