import type { ReactNode } from 'react';
import type { MenuEntry } from '../../skin.ts';

interface NavLinkProps {
  readonly entry: MenuEntry;
  readonly className: string | undefined;
  readonly children?: ReactNode;
  readonly onFollow?: () => void;
}

/** One entry of any menu: a disabled one is shown but is not a link. */
export function NavLink({ entry, className, children, onFollow }: NavLinkProps) {
  const content = (
    <>
      {children}
      <span>{entry.label}</span>
      {entry.mark}
    </>
  );
  if (entry.disabled) {
    return (
      <span className={className} role="link" aria-disabled="true">
        {content}
      </span>
    );
  }
  return (
    <a className={className} href={entry.href} aria-current={entry.current ? 'page' : undefined} onClick={onFollow}>
      {content}
    </a>
  );
}
