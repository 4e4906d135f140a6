import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'className'> {
  readonly href: string;
  readonly kind?: ButtonLook['kind'];
  readonly wide?: boolean;
}

/** A link that looks like a button, for navigation that changes nothing. */
export function LinkButton({ kind, wide, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ kind, wide })}>
      {children}
    </a>
  );
}
