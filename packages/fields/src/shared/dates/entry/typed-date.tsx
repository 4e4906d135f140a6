import { CalendarIcon } from '@portico/ui/icons';
import { useRef, useState } from 'react';
import control from '../../control/control.module.css';
import { longestDate } from '../calendar-date.ts';
import { CalendarPopup } from '../calendar/calendar-popup.tsx';
import type { DateEntryProps } from './date-entry-props.ts';
import styles from './date-entry.module.css';
import { dateOf, shapeOf, understood, writeDate } from '../date-format.ts';
import { isTouch } from './is-touch.ts';

/** A line that accepts a date in any usual format, and a button that opens a calendar. */
export function TypedDate(props: DateEntryProps) {
  const { value, settings, bounds, today, language, attributes, placeholder, openLabel, disabled = false } = props;
  const shape = shapeOf(settings);
  const box = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const hasCalendar = !disabled && !isTouch();

  const settle = () => {
    if (draft === null) return;
    setDraft(null);
    props.onSettle(understood(draft.trim(), shape));
  };

  return (
    <div ref={box} className={styles.typed}>
      <input
        {...attributes}
        type="text"
        inputMode={shape.unit === 'year' ? 'numeric' : undefined}
        autoComplete="off"
        maxLength={longestDate}
        className={control.control}
        value={draft ?? value}
        placeholder={placeholder || shape.format.toUpperCase()}
        disabled={disabled}
        onChange={(event) => {
          setDraft(event.target.value);
          props.onType(understood(event.target.value, shape));
        }}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && event.altKey && hasCalendar) setOpen(true);
        }}
      />
      {hasCalendar ? (
        <button
          type="button"
          id={`${attributes.id}-calendar`}
          className={styles.open}
          aria-label={openLabel}
          aria-labelledby={`${attributes.id}-calendar ${attributes['aria-labelledby']}`}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <CalendarIcon />
        </button>
      ) : null}
      {open ? (
        <CalendarPopup
          unit={shape.unit}
          value={dateOf(value, shape) ?? ''}
          bounds={bounds}
          today={today}
          language={language}
          anchor={box}
          onClose={() => setOpen(false)}
          onChoose={(date) => {
            setDraft(null);
            setOpen(false);
            props.onSettle(writeDate(date, shape.format));
          }}
        />
      ) : null}
    </div>
  );
}
