/** Numbers months and years consecutively, so that a grid can step from one to the next. */
export function numberOfMonth(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

export function monthOf(number: number): string {
  return `${yearOf(Math.floor(number / 12))}-${String((number % 12) + 1).padStart(2, '0')}`;
}

export function numberOfYear(year: string): number {
  return Number(year.slice(0, 4));
}

export function yearOf(number: number): string {
  return String(number).padStart(4, '0');
}
