import { idIn, type ReadFilter } from '../../parts/list-filter/use-list-address.ts';

/** An empty value means all. Days are those of the reader's own calendar. */
export type LogFilter = {
  readonly person: string;
  readonly application: string;
  readonly action: string;
  readonly project: string;
  readonly from: string;
  readonly until: string;
};

export const readLogFilter: ReadFilter<LogFilter> = (textOf) => ({
  person: idIn(textOf('person')),
  application: idIn(textOf('application')),
  action: textOf('action').slice(0, 60),
  project: idIn(textOf('project')),
  from: dayIn(textOf('from')),
  until: dayIn(textOf('until')),
});

/** The filter as the server takes it; the last day counts in full. */
export function wireFilter({ person, application, action, project, from, until }: LogFilter) {
  return {
    person: person || undefined,
    application: application || undefined,
    action: action || undefined,
    project: project || undefined,
    from: from === '' ? undefined : startOf(from, 0),
    until: until === '' ? undefined : startOf(until, 1),
  };
}

function dayIn(text: string): string {
  return /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

function startOf(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime() / 1000;
}
