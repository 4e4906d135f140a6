import styles from './skip-link.module.css';

export interface SkipLinkProps {
  /** The id of the target; it should have `tabIndex={-1}`. */
  readonly target: string;
  readonly children: string;
}

/** The first element of the page. A button, since the hash of the address belongs to the router. */
export function SkipLink({ target, children }: SkipLinkProps) {
  const skip = () => {
    const part = document.getElementById(target);
    part?.focus();
    part?.scrollIntoView();
  };
  return (
    <button type="button" className={styles.skip} onClick={skip} data-no-print>
      {children}
    </button>
  );
}
