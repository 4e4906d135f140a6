import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Spinner } from '@portico/ui/spinner';
import type { ReactNode } from 'react';
import styles from './handing.module.css';
import type { Phase } from './use-handing-in.ts';

interface HandInDialogProps {
  readonly title: string;
  readonly texts: { readonly confirm: string; readonly cancel?: string };
  readonly phase: Phase;
  readonly phaseText: (phase: Exclude<Phase, 'idle'>) => string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** What happens after confirming. */
  readonly children: ReactNode;
}

/** The final confirmation before submitting, and its progress. */
export function HandInDialog({ title, texts, phase, phaseText, onConfirm, onCancel, children }: HandInDialogProps) {
  const isBusy = phase !== 'idle';
  return (
    <ConfirmDialog
      open
      title={title}
      texts={texts}
      busy={isBusy}
      onConfirm={onConfirm}
      // A request that was sent cannot be cancelled.
      onCancel={() => (isBusy ? undefined : onCancel())}
    >
      <div className={styles.stack}>
        {children}
        <p role="status" className={styles.progress}>
          {isBusy ? (
            <>
              <Spinner />
              {phaseText(phase)}
            </>
          ) : null}
        </p>
      </div>
    </ConfirmDialog>
  );
}
