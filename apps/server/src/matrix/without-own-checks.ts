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
import type { Database } from '../platform/db/database.ts';

const owning = new Set(['project_id', 'org_id', 'applicant_id']);

/** The application as it would be if its queries forgot to ask whose a row is, and nobody looked at ids that were sent. */
export function withoutOwnChecks<P extends AppParts>(parts: P): P {
  const { database } = parts;
  const forgetful: Database = {
    ...database,
    unscoped: database.unscoped.withPlugin(forgetOwners),
    staff: database.staff.withPlugin(forgetOwners),
    jobs: database.jobs.withPlugin(forgetOwners),
    forProject: (project) => database.forProject(project).withPlugin(forgetOwners),
  };
  return { ...parts, database: forgetful, ownChecks: 'off' };
}

/** Every condition on an owner that a value is given for becomes one that always holds. */
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
