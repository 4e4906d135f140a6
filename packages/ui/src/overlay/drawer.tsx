import { type ReactNode, useId, useLayoutEffect } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import styles from './drawer.module.css';
import { useModal } from './use-modal.ts';

export interface DrawerProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** In pixels, by default 700; never wider than the window. */
  readonly width?: number;
  readonly children: ReactNode;
}

/**
 * A sheet that slides in from the right. Escape and the close button ask to close; a click outside does not (spec 2).
 */
export function Drawer(props: DrawerProps) {
  return props.open ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer({ title, closeLabel, onClose, width, children }: DrawerProps) {
  const modal = useModal(onClose);
  const { ref } = modal;
  const heading = useId();

  // Before it is shown, so that it does not visibly jump.
  useLayoutEffect(() => {
    if (width !== undefined) ref.current?.style.setProperty('--drawer-width', `${width}px`);
  }, [ref, width]);

  return (
    <dialog {...modal} className={styles.drawer} aria-labelledby={heading}>
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
