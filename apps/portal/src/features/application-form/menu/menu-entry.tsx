import { VisuallyHidden } from '@portico/ui/visually-hidden';
import type { CSSProperties, ReactNode } from 'react';
import styles from './form-menu.module.css';

interface MenuEntryProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly icon: ReactNode;
  /** The state in words, for people who do not see the icon. */
  readonly stateText?: string;
  /** What the form shows before the title. */
  readonly picture?: ReactNode;
  /** Small text after the title. */
  readonly aside?: ReactNode;
  /** Called instead of following the link, if the entry cannot be opened yet. */
  readonly onBarred?: (() => void) | null;
  /** Its colours while it is the current entry, if the form sets any. */
  readonly colours?: CSSProperties;
  readonly onFollow?: (() => void) | undefined;
  readonly children: string;
}

/** One line of the form's menu. */
export function MenuEntry(props: MenuEntryProps) {
  const { href, isCurrent, icon, stateText, picture, aside, onBarred = null, colours, onFollow, children } = props;
  return (
    <li>
      <a
        className={styles.entry}
        href={href}
        aria-current={isCurrent ? 'step' : undefined}
        style={isCurrent ? colours : undefined}
        onClick={(event) => {
          if (onBarred === null) {
            onFollow?.();
            return;
          }
          event.preventDefault();
          onBarred();
        }}
      >
        {icon}
        {picture}
        <span className={styles.title}>{children}</span>
        {stateText === undefined ? null : <VisuallyHidden>, {stateText}</VisuallyHidden>}
        {aside}
      </a>
    </li>
  );
}
