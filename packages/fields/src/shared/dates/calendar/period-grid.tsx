import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './calendar-popup.module.css';
import type { Period } from './use-period.ts';

const columns = 3;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
  PageUp: -12,
  PageDown: 12,
};

interface PeriodGridProps {
  readonly period: Period;
  readonly cells: readonly { readonly number: number; readonly label: string }[];
  readonly onChoose: (number: number) => void;
}

/** Twelve buttons: one tab stop, with arrow keys between them. */
export function PeriodGrid({ period, cells, onChoose }: PeriodGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const { focused, follows } = period;
  useEffect(() => {
    if (follows) grid.current?.querySelector<HTMLElement>(`[data-number="${focused}"]`)?.focus();
  }, [focused, follows]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    period.move(step);
  };

  return (
    <div ref={grid} className={styles.periods} role="group">
      {cells.map(({ number, label }) => (
        <button
          key={number}
          data-number={number}
          type="button"
          className={number === period.present ? `${styles.period} ${styles.today}` : styles.period}
          tabIndex={number === focused ? 0 : -1}
          aria-pressed={number === period.chosen}
          disabled={!period.allows(number)}
          onClick={() => onChoose(number)}
          onKeyDown={onKeyDown}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
