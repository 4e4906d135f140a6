import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { keepFocus } from '../../lib/keep-focus.ts';
import { ConfirmDialog, type Action } from './confirm-dialog.tsx';

const ConfirmContext = createContext<((action: Action) => void) | null>(null);

/** Provides the one dialog that confirms actions. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [pending, setPending] = useState<{ readonly action: Action; readonly isOpen: boolean } | null>(null);
  const confirm = useCallback((action: Action) => setPending({ action, isOpen: true }), []);
  const close = () => setPending((now) => now && { ...now, isOpen: false });
  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending !== null && (
        <ConfirmDialog
          action={pending.action}
          isOpen={pending.isOpen}
          onClose={close}
          afterClose={() => {
            setPending(null);
            keepFocus();
          }}
        />
      )}
    </ConfirmContext>
  );
}

/** Asks for confirmation and then runs the action. */
export function useConfirm(): (action: Action) => void {
  const confirm = use(ConfirmContext);
  if (confirm === null) throw new Error('Nothing can be confirmed outside ConfirmProvider');
  return confirm;
}
