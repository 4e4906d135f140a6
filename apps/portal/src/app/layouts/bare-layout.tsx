import type { ReactNode } from 'react';
import { mainId } from './main-part.tsx';

/** Nothing but the page, to the edges of the window. */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1}>
      {children}
    </main>
  );
}
