import { Readable } from 'node:stream';
import { logExportPath } from '@portico/contract/staff-log';
import { logFilter } from '@portico/contract/staff-log.schemas';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../platform/app-parts.ts';
import { Refused } from '../../platform/refused.ts';
import { placesWith } from '../../platform/session/abilities.ts';
import { openStaffReach, type StaffReach } from '../../platform/session/open-staff-reach.ts';
import { logAtHome } from '../../platform/session/staff-log.ts';
import { staffCookie } from '../../platform/session/staff-session.ts';
import { csvRow } from '../../platform/csv-row.ts';
import { findLines, type LineKey, type LineRow, listHeads, type LogFilter } from './staff-log.queries.ts';

const pageSize = 1_000;
const columns = 'time,number,name,person,address,action,subject,before,after,project,hash'.split(',');

/**
 * The log as a CSV file, read page by page while it is sent. It begins with the last hash of each chain in reach: whoever
 * keeps the file can show later that no line up to there was changed.
 */
export function addLogExport(app: FastifyInstance, parts: AppParts): void {
  const config = { access: ['staff'], may: 'log.read', limit: 'write', described: 'page' } as const;
  app.get(logExportPath, { config }, async (request, reply) => {
    const now = parts.clock.now();
    const reach = await openStaffReach(parts, request.cookies[staffCookie], 'log.read', now);
    const parsed = logFilter.safeParse(request.query);
    if (!parsed.success) throw new Refused('malformed');
    await logAtHome({ ...reach, ip: request.ip }, 'exported log');
    const name = `log-${now.toISOString().slice(0, 10)}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(rowsOf(reach, parsed.data)));
  });
}

async function* rowsOf({ db, session }: StaffReach, filter: LogFilter): AsyncGenerator<string> {
  // Spreadsheets take a file for UTF-8 by its first three bytes.
  yield '\uFEFF';
  for (const { org_id, length, head } of await listHeads(db))
    yield csvRow(['chain', org_id ?? 'installation', length, head]);
  yield csvRow(columns);
  const places = placesWith(session.roles, 'log.read');
  let after: LineKey | undefined;
  for (;;) {
    const rows = await findLines(db, places, filter, after, pageSize);
    yield rows.map((row) => csvRow(cellsOf(row))).join('');
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = { moment: last.moment, id: last.id };
  }
}

function cellsOf(row: LineRow): readonly string[] {
  return [
    row.moment,
    row.seq ?? '',
    row.staff_name,
    row.staff_id,
    row.address ?? '',
    row.action,
    JSON.stringify(row.subject),
    row.change === null ? '' : JSON.stringify(row.change.before),
    row.change === null ? '' : JSON.stringify(row.change.after),
    row.slug ?? '',
    row.hash ?? '',
  ];
}
