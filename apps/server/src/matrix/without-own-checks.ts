import {
  BinaryOperationNode,
  ColumnNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ReferenceNode,
  ValueNode,
} from 'kysely';
import type { AppParts } from '../platform/app-parts.ts';
import type { Database, ProjectDb } from '../platform/db/database.ts';

const owning = new Set([
  'project_id',
  'org_id',
  'applicant_id',
  'application_id',
  'sheet_id',
  'recommendation_id',
  'person',
]);

type OpenHandle = (database: Database, ...of: Parameters<Database['forPeople']>) => ProjectDb;

/** Opens handles without people, as before the database knew them. */
export const asEverybody: OpenHandle = (database, project) => database.forProject(project);
const asThemselves: OpenHandle = (database, project, whose) => database.forPeople(project, whose);

/**
 * The application as it would be if its queries did not check the owner of a row and nobody checked ids in requests.
 */
export function withoutOwnChecks<P extends AppParts>(parts: P, handleFor: OpenHandle = asThemselves): P {
  const { database } = parts;
  const forgetful: Database = {
    ...database,
    unscoped: database.unscoped.withPlugin(forgetOwners),
    staff: database.staff.withPlugin(forgetOwners),
    asStaff: (staffId) => database.asStaff(staffId).withPlugin(forgetOwners),
    forStaff: (project, staffId) => database.forStaff(project, staffId).withPlugin(forgetOwners),
    jobs: database.jobs.withPlugin(forgetOwners),
    forProject: (project) => database.forProject(project).withPlugin(forgetOwners),
    forPeople: (project, whose) => handleFor(database, project, whose).withPlugin(forgetOwners),
  };
  return { ...parts, database: forgetful, ownChecks: 'off' };
}

/** Replaces every condition on an owner's id with one that is always true. */
class OwnerForgetter extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand, rightOperand } = node;
    if (!namesOwner(leftOperand) || !ValueNode.is(rightOperand)) return super.transformBinaryOperation(node);
    return BinaryOperationNode.create(leftOperand, OperatorNode.create('is not distinct from'), leftOperand);
  }
}

function namesOwner(node: OperationNode): boolean {
  return ReferenceNode.is(node) && ColumnNode.is(node.column) && owning.has(node.column.column.name);
}

const forgetter = new OwnerForgetter();
const forgetOwners: KyselyPlugin = {
  transformQuery: ({ node }) => forgetter.transformNode(node),
  transformResult: async ({ result }) => result,
};
