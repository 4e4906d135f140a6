import { models } from '@portico/fields/models';
import type { RouteSpec } from '@portico/contract/route';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { Refused } from '../refused.ts';
import type { ApplicantSession } from './applicant-session.ts';

/**
 * A staff member at work in somebody's form reads what the applicant reads and writes answers and files: no password,
 * signature or submission in the applicant's name.
 */
export function requireOpenToStaff({ staffId }: ApplicantSession, route: RouteSpec): void {
  if (staffId === null || route.method === 'GET' || route.admitsStaff === true) return;
  throw new Refused('forbidden');
}

/** Nobody signs for somebody else, neither by a file nor by an answer. */
export function requireOwnSignature({ staffId }: ApplicantSession, fields: readonly FieldDefinition[]): void {
  if (staffId !== null && fields.some(({ type }) => models[type].isSigned === true))
    throw new Refused('applicantSigns');
}
