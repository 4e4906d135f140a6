import { logChange, type StaffLog } from '@portico/contract/staff-log.schemas';
import * as z from 'zod';
import { epochSeconds } from '../../platform/clock.ts';
import { installation, placesWith } from '../../platform/session/abilities.ts';
import { logAtHome } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { readCursor, writeCursor } from '../../platform/wire/cursor.ts';
import { findLines, type LineRow } from './staff-log.queries.ts';

const usual = 30;
const ids = z.string().regex(/^\d{1,18}$/);

/** One page of the log. That it was looked at is a line itself, for the first page. */
export async function listLog(
  { limit = usual, after, ...filter }: StaffLog['input'],
  call: StaffCall,
): Promise<StaffLog['output']> {
  const cursor = after === undefined ? undefined : readCursor(after, ids);
  const key = cursor && { moment: cursor.moment, id: cursor.mark };
  const places = call.ownChecks === 'off' ? [installation] : placesWith(call.session.roles, 'log.read');
  const rows = await findLines(call.db, places, filter, key, limit + 1);
  if (after === undefined) await logAtHome(call, 'read log');
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    list: page.map(presentLine),
    next: last === undefined ? null : writeCursor({ moment: last.moment, mark: last.id }),
  };
}

function presentLine(row: LineRow): StaffLog['output']['list'][number] {
  const { project_id, slug, title, time_zone, choice_word } = row;
  return {
    id: row.id,
    at: epochSeconds(new Date(row.moment)),
    person: row.staff_id,
    by: row.staff_name,
    address: row.address,
    action: row.action,
    subject: row.subject,
    change: presentChange(row.change),
    org: row.org_name,
    project:
      project_id === null || slug === null || title === null || time_zone === null
        ? null
        : { project_id, domain: slug, title, time_zone, choice_word: choice_word ?? 'batch' },
    seq: row.seq === null ? null : Number(row.seq),
  };
}

function presentChange(change: LineRow['change']): StaffLog['output']['list'][number]['change'] {
  return change === null ? null : logChange.parse(change);
}
