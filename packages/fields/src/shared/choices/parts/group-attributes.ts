import type { ControlAttributes } from '../../../field-parts.ts';

/** ARIA has no required attribute for a plain group, so a note that describes it says so instead. */
export function groupAttributes(control: ControlAttributes, ...notes: readonly (string | false)[]) {
  const { 'aria-required': required, 'aria-describedby': described, ...rest } = control;
  const ids = [described, required === true && `${control.id}-required`, ...notes].filter(Boolean);
  return { ...rest, 'aria-describedby': ids.join(' ') || undefined };
}
