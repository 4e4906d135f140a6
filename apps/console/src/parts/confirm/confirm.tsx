import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { ConfirmDialog, type Deed } from './confirm-dialog.tsx';

const ConfirmContext = createContext<((deed: Deed) => void) | null>(null);

/** Holds the one dialog in which deeds are confirmed. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<{ readonly deed: Deed; readonly isOpen: boolean } | null>(null);
  const confirm = useCallback((deed: Deed) => setAsked({ deed, isOpen: true }), []);
  const close = () => setAsked((now) => now && { ...now, isOpen: false });
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked !== null && (
        <ConfirmDialog deed={asked.deed} isOpen={asked.isOpen} onClose={close} afterClose={() => setAsked(null)} />
      )}
    </ConfirmContext>
  );
}

/** Asks before a deed is done, and does it. */
export function useConfirm(): (deed: Deed) => void {
  const confirm = use(ConfirmContext);
  if (confirm === null) throw new Error('Nothing can be confirmed outside ConfirmProvider');
  return confirm;
}
