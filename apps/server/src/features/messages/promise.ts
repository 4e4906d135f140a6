const dayMs = 86_400_000;

/** By when somebody is to be answered who waits; null if nobody waits or nothing is promised. */
export function dueOf(answerDays: number | null, waitingSince: Date | null | undefined): Date | null {
  if (answerDays === null || !waitingSince) return null;
  return new Date(waitingSince.getTime() + answerDays * dayMs);
}

/** Whoever waits since before this moment is overdue; null where nothing is promised, so that nobody is. */
export function dueBefore(answerDays: number | null, now: Date): Date | null {
  return answerDays === null ? null : new Date(now.getTime() - answerDays * dayMs);
}
