import { momentOf } from '../../parts/moments/zoned-minute.ts';
import { idIn, type ReadFilter } from '../../parts/list-filter/use-list-address.ts';

/** An empty value means all. Days are those of the reader's own time zone. */
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
export function wireFilter({ person, application, action, project, from, until }: LogFilter, zone: string) {
  return {
    person: person || undefined,
    application: application || undefined,
    action: action || undefined,
    project: project || undefined,
    from: from === '' ? undefined : startOf(from, 0, zone),
    until: until === '' ? undefined : startOf(until, 1, zone),
  };
}

function dayIn(text: string): string {
  return /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

function startOf(day: string, later: number, zone: string): number | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const begun = new Date(Date.UTC(year, month - 1, date + later)).toISOString().slice(0, 10);
  return momentOf(`${begun}T00:00`, zone) ?? undefined;
}
