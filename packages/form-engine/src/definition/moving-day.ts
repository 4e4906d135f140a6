/**
 * A day that moves with the calendar: `today` or a day, then steps of years, months or days, such as `today-18y` or
 * `2026-09-01+6m`. Null if it cannot be read. A month that has no such day gives its last one: 31 January plus a month.
 */
export function movingDay(text: string, today: string): string | null {
  const [, start = '', steps = ''] = shape.exec(text) ?? [];
  if (start === '') return null;
  let day = parsed(start === 'today' ? today : start);
  for (const [, sign, count, unit] of steps.matchAll(/([+-])(\d{1,4})([ymd])/g)) {
    if (day === null) return null;
    day = moved(day, Number(`${sign}${count}`), unit ?? 'd');
  }
  return day === null ? null : written(day);
}

const shape = /^(today|\d{4}-\d\d-\d\d)((?:[+-]\d{1,4}[ymd]){0,3})$/;

function parsed(day: string): Date | null {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || written(date) !== day ? null : date;
}

function moved(day: Date, count: number, unit: string): Date | null {
  const date = new Date(day);
  if (unit === 'd') date.setUTCDate(date.getUTCDate() + count);
  else {
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + count * (unit === 'y' ? 12 : 1));
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(day.getUTCDate(), last));
  }
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999 ? date : null;
}

function written(date: Date): string {
  return date.toISOString().slice(0, 10);
}
