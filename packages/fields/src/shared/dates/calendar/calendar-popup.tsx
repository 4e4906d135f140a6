import { Spinner } from '@portico/ui/spinner';
import { lazy, type RefObject, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { DateUnit } from '../calendar-date.ts';
import styles from './calendar-popup.module.css';
import type { CalendarProps } from './calendar-props.ts';
import { useAnchoredDialog } from './use-anchored-dialog.ts';

interface CalendarPopupProps extends CalendarProps {
  readonly unit: DateUnit;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const titles = { day: 'chooseDate', month: 'chooseMonth', year: 'chooseYear' } as const;

/** A small modal next to the box; the calendar itself is loaded when the first one opens. */
export function CalendarPopup({ unit, anchor, onClose, ...calendar }: CalendarPopupProps) {
  const t = useTranslations('fields.dates');
  const dialog = useAnchoredDialog(anchor, onClose);
  const Calendar = calendars[unit];
  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-label={t(titles[unit])}
      onCancel={(event) => {
        event.preventDefault();
        // React lets this event bubble, and a dialog around this one would close too.
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.body} data-unit={unit}>
        <Suspense fallback={<Spinner />}>
          <Calendar {...calendar} />
        </Suspense>
      </div>
    </dialog>
  );
}

function CalendarMissing() {
  const t = useTranslations('fields.dates');
  return <p role="alert">{t('calendarMissing')}</p>;
}

const missing = () => ({ default: CalendarMissing });

const calendars = {
  day: lazy(() => import('./day-calendar.tsx').then(({ DayCalendar }) => ({ default: DayCalendar }), missing)),
  month: lazy(() => import('./period-calendar.tsx').then(({ MonthCalendar }) => ({ default: MonthCalendar }), missing)),
  year: lazy(() => import('./period-calendar.tsx').then(({ YearCalendar }) => ({ default: YearCalendar }), missing)),
};
