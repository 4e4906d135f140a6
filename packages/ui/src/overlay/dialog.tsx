import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** In pixels; never wider than the window. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** The platform's modal dialog. Escape and the cross ask to close; a click beside it does not, so nothing typed is lost. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, closeLabel, onClose, width, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element?.open === false) element.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  useEffect(() => {
    if (width !== undefined) dialog.current?.style.setProperty('--dialog-width', `${width}px`);
  }, [width]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        // React lets this event climb: Escape in a dialog opened from here is not meant for this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget, target }) => {
        // A second Escape with nothing pressed in between shuts a dialog whatever the page says; only the page may.
        if (target === currentTarget && currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
      }}
    >
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
