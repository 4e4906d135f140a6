import { CalendarDate } from '@internationalized/date';
import { ArrowLeftIcon, ArrowRightIcon } from '@portico/ui/icons';
import { use, useMemo } from 'react';
import { Button, Calendar, CalendarCell, CalendarGrid, CalendarStateContext } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useTranslations } from 'use-intl';
import styles from './calendar-popup.module.css';
import type { CalendarProps } from './calendar-props.ts';
import { localeOf, monthNames } from './month-names.ts';
import { YearChoice } from './year-choice.tsx';

/** The days of one month, with selects for year and month. */
export function DayCalendar(props: CalendarProps) {
  const { value, bounds, today, language, onChoose } = props;
  const t = useTranslations('fields.dates');
  return (
    <I18nProvider locale={localeOf(language)}>
      {/* react-aria would write a style element with this id, which the content security policy refuses; its rule
          is in our sheet. */}
      <span id="react-aria-pressable-style" hidden />
      <Calendar
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog that was just opened for it
        autoFocus
        className={styles.calendar ?? ''}
        aria-label={t('chooseDate')}
        value={value === '' ? null : dayOf(value)}
        defaultFocusedValue={dayOf(value || nearest(today, bounds.lowest, bounds.highest))}
        minValue={dayOf(bounds.lowest || '0001-01-01')}
        maxValue={dayOf(bounds.highest || '9999-12-31')}
        onChange={(day) => onChoose(day.toString())}
      >
        <Head {...props} />
        <CalendarGrid className={styles.days ?? ''} weekdayStyle={language === 'en' ? 'short' : 'narrow'}>
          {(day) => (
            <CalendarCell
              date={day}
              className={day.toString() === today ? `${styles.day} ${styles.today}` : (styles.day ?? '')}
            />
          )}
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}

function Head({ bounds, today, language }: CalendarProps) {
  const t = useTranslations('fields.dates');
  const calendar = use(CalendarStateContext);
  const months = useMemo(() => monthNames(language, 'long'), [language]);
  if (calendar === null) return null;
  const { focusedDate } = calendar;
  return (
    <div className={styles.head}>
      <Button slot="previous" className={styles.turn ?? ''}>
        <ArrowLeftIcon />
      </Button>
      <YearChoice
        year={focusedDate.year}
        bounds={bounds}
        today={today}
        onChoose={(year) => calendar.setFocusedDate(focusedDate.set({ year }))}
      />
      <select
        className={styles.choice}
        aria-label={t('month')}
        value={focusedDate.month}
        onChange={(event) => calendar.setFocusedDate(focusedDate.set({ month: Number(event.target.value) }))}
      >
        {months.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <Button slot="next" className={styles.turn ?? ''}>
        <ArrowRightIcon />
      </Button>
    </div>
  );
}

function dayOf(date: string): CalendarDate {
  const [year = 1, month = 1, day = 1] = date.split('-').map(Number);
  return new CalendarDate(year, month, day);
}

function nearest(date: string, lowest: string, highest: string): string {
  if (highest !== '' && date > highest) return highest;
  return lowest !== '' && date < lowest ? lowest : date;
}
