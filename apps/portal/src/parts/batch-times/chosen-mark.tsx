import { CheckIcon } from '@portico/ui/icons';
import styles from './chosen-mark.module.css';

export function ChosenMark({ text }: { readonly text: string }) {
  return (
    <p className={styles.chosen}>
      <CheckIcon size={16} />
      {text}
    </p>
  );
}
