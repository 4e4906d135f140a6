import * as routes from '@portico/contract/staff-log';
import * as schemas from '@portico/contract/staff-log.schemas';
import type { AppParts } from '../../platform/app-parts.ts';
import { epochSeconds } from '../../platform/clock.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { listLog } from './list-log.ts';
import { listLogPeople } from './list-log-people.ts';
import { listHeads } from './staff-log.queries.ts';
import { verifyLog } from './verify-log.ts';

export function staffLogRoutes({ database }: AppParts): readonly BoundRoute[] {
  return [
    handle.staff(routes.staffLog, schemas.staffLog, listLog),
    handle.staff(routes.logPeople, schemas.logPeople, (_input, call) => listLogPeople(call)),
    handle.staff(routes.logChains, schemas.logChains, async (_input, { db, mayAt }) => {
      const heads = await listHeads(db);
      const list = heads
        .filter(({ org_id: orgId }) => mayAt({ orgId, projectId: null }))
        .map(({ org_id: org, name, length, head, chained_at }) => ({
          org,
          name,
          length: Number(length),
          head,
          chained_at: epochSeconds(chained_at),
        }));
      return { list };
    }),
    handle.staff(routes.verifyLog, schemas.verifyLog, (input, call) => verifyLog(database, input, call)),
  ];
}
