import { type ReactNode, useId, useLayoutEffect } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import styles from './dialog.module.css';
import { useDialogWords } from './dialog-words.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel?: string;
  readonly onClose: () => void;
  /** In pixels or percent of the window; never wider than the window. */
  readonly width?: number | `${number}%`;
  readonly children: ReactNode;
}

/**
 * A native modal dialog. Escape and the close button ask to close; a click outside does not, so nothing typed is lost.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, closeLabel, onClose, width, children }: DialogProps) {
  const usual = useDialogWords();
  const modal = useModal(onClose);
  const { ref } = modal;
  const heading = useId();

  // Before it is shown, so that it does not visibly jump.
  useLayoutEffect(() => {
    if (width !== undefined) ref.current?.style.setProperty('--dialog-width', lengthOf(width));
  }, [ref, width]);

  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel ?? usual.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

// A percentage of a small window would leave too little space.
function lengthOf(width: number | string): string {
  return typeof width === 'number' ? `${width}px` : `max(${width}, 640px)`;
}
