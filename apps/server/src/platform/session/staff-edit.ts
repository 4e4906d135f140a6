import { models } from '@portico/fields/models';
import type { RouteSpec } from '@portico/contract/route';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { Refused } from '../refused.ts';
import type { ApplicantSession } from './applicant-session.ts';

/**
 * In admin edit mode, a staff member reads what the applicant reads, and writes answers and files; but no passwords,
 * signatures or submissions in the applicant's name.
 */
export function requireOpenToStaff({ staffId }: ApplicantSession, route: RouteSpec): void {
  if (staffId === null || route.method === 'GET' || route.admitsStaff === true) return;
  throw new Refused('forbidden');
}

/** Nobody may sign for somebody else, neither by a file nor by an answer. */
export function requireOwnSignature({ staffId }: ApplicantSession, fields: readonly FieldDefinition[]): void {
  if (staffId !== null && fields.some(({ type }) => models[type].isSigned === true))
    throw new Refused('applicantSigns');
}
