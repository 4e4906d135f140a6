import type { LetterRequest, RecommendList } from '@portico/contract/recommendations.schemas';
import { letterStateOf } from '../../domain/letters/reading/letter-state.ts';
import { isInTime } from '../../domain/periods.ts';
import { epochSeconds } from '../../platform/clock.ts';
import { hasServiceEnded } from '../../platform/project.ts';
import type { RecommenderCall } from '../../platform/wire/bound-route.ts';
import { listInReach, type RequestRow } from './recommenders.queries.ts';

/** All requests to a recommender: open ones first, the most urgent at the top. */
export async function listRequests({ database, session, now }: RecommenderCall): Promise<RecommendList['output']> {
  const rows = await listInReach(database.unscoped, session.tokenHash, now);
  const list = rows.map((row) => presentRequest(row, now)).toSorted(byUrgency);
  return {
    email: session.email,
    reach: session.recommendationId === null ? 'all' : 'one',
    list,
    server_time: epochSeconds(now),
  };
}

/** All others keep the order of the rows, newest first. */
function byUrgency(one: LetterRequest, other: LetterRequest): number {
  if (one.open !== other.open) return one.open ? -1 : 1;
  return one.open ? (one.letters_until ?? 0) - (other.letters_until ?? 0) : 0;
}

function presentRequest(row: RequestRow, now: Date): LetterRequest {
  return {
    uid: row.id,
    domain: row.slug,
    project_title: row.project_title,
    org_name: row.org_name,
    color: row.color,
    applicant: row.applicant,
    batch_title: row.batch_title,
    letter_state: letterStateOf({ state: row.state, openedAt: row.opened_at }),
    begun: row.begun,
    letters_until: moment(row.letters_until),
    open: isOpen(row, now),
    time_zone: row.time_zone,
    invited_at: epochSeconds(row.invited_at),
    written_at: moment(row.written_at),
  };
}

/** Requests whose address is no longer in the form are withdrawn and not listed; saving checks again. */
function isOpen({ state, letters_until: until, service_ends_at: serviceEndsAt }: RequestRow, now: Date): boolean {
  return state === 'invited' && isInTime(until, now) && !hasServiceEnded({ serviceEndsAt }, now);
}

function moment(at: Date | null): number | null {
  return at === null ? null : epochSeconds(at);
}
