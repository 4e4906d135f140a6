import type { ReactNode } from 'react';
import { MainPart } from './main-part.tsx';
import styles from './layouts.module.css';

/** The page alone in the middle, without header and footer. */
export function BlankLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.blank}>
      <MainPart>{children}</MainPart>
    </div>
  );
}
