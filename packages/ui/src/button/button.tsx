import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly kind?: ButtonLook['kind'];
  readonly wide?: boolean;
  /** While true the button shows a spinner and ignores clicks; it keeps the focus, which a disabled one would lose. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A native button, at least 44 px high; `type` defaults to `button`. */
export function Button({
  kind,
  wide,
  busy = false,
  type = 'button',
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-busy={busy || undefined}
      className={buttonClass({ kind, wide })}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}
