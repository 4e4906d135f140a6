import type { ReactNode } from 'react';
import styles from './layouts.module.css';

export const mainId = 'main';

export function MainPart({ children }: { readonly children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
