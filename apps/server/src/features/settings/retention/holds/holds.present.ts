import type { RetentionHold } from '@portico/contract/retention.schemas';
import { epochSeconds } from '../../../../platform/clock.ts';
import type { HoldRow } from './holds.queries.ts';

export function presentHold({ reason, staff_name: by, at }: HoldRow): RetentionHold {
  return { reason, by, at: epochSeconds(at) };
}
