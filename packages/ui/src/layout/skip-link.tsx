import styles from './skip-link.module.css';

export interface SkipLinkProps {
  /** Id of the part to go to; it should have `tabIndex={-1}`. */
  readonly target: string;
  readonly children: string;
}

/** First in the page. A button, since the address behind the hash belongs to the router. */
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
