import control from '../../control/control.module.css';
import type { DateEntryProps } from './date-entry-props.ts';
import styles from './date-entry.module.css';
import { dateOf, shapeOf, understood } from '../date-format.ts';

/** The native picker, for a day or a month. */
export function PlatformDate({ value, settings, bounds, attributes, disabled, onSettle }: DateEntryProps) {
  const shape = shapeOf(settings);
  return (
    <input
      {...attributes}
      type={shape.unit === 'month' ? 'month' : 'date'}
      className={`${control.control} ${styles.platform}`}
      value={dateOf(value, shape) ?? ''}
      min={bounds.lowest || undefined}
      max={bounds.highest || undefined}
      disabled={disabled}
      onChange={(event) => onSettle(understood(event.target.value, shape))}
    />
  );
}
