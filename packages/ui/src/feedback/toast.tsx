import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { type NoticeKind, noticeIcons } from './notice-kind.ts';
import styles from './toast.module.css';

/** Spec 9: a toast stays 1500 ms, 250 px below the top. */
export const toastDuration = 1500;

export type ShowToast = (text: string, kind?: NoticeKind) => void;

interface ShownToast {
  readonly id: number;
  readonly text: string;
  readonly kind: NoticeKind;
}

const ToastContext = createContext<ShowToast>(() => undefined);

/** Lets every screen below show a short message; what must be read belongs in a Notice instead. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const next = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const show = useCallback<ShowToast>((text, kind = 'info') => {
    const id = next.current++;
    setToasts((toasts) => [...toasts, { id, text, kind }]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setToasts((toasts) => toasts.filter((toast) => toast.id !== id));
    }, toastDuration);
    timers.current.add(timer);
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.region} role="status" aria-live="polite" data-no-print>
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} />
        ))}
      </div>
    </ToastContext>
  );
}

/** The function that shows a toast. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

function Toast({ text, kind }: ShownToast) {
  const KindIcon = noticeIcons[kind];
  return (
    <div className={styles.toast}>
      <KindIcon />
      <span>{text}</span>
    </div>
  );
}
