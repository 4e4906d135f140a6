import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly wide?: boolean | undefined;
}

/** The class of a button, shared by real buttons and links that look like one. */
export function buttonClass({ kind = 'primary', wide = false }: ButtonLook): string {
  return classNames(styles.button, styles[kind], wide && styles.wide);
}
