import type { Person } from './person/build-person.ts';
import type { Caller } from './callers.ts';
import { marksOfOthers, secretsFrom } from './marks.ts';
import type { RowChange } from './row-changes.ts';
import type { Answered } from './send-call.ts';

/** Counters and used proofs, which a refused request may leave behind. */
const leftByRefusals = new Set([
  'attempts',
  'used_challenges',
  'verification_codes',
  'request_counts',
  'sso_flows',
  'staff_passkey_challenges',
  'staff_tries',
  'staff_failures',
]);

export interface Cell {
  readonly caller: Caller;
  readonly people: readonly Person[];
  readonly mayCall: boolean;
  /** Whose objects the request names. */
  readonly target: Person;
  /** The proof in the request, such as a code, may act for the person, whatever session is sent along. */
  readonly isDoor: boolean;
  readonly answered: Answered;
  readonly changes: readonly RowChange[];
  /** Projects in which this call writes besides the caller's own. */
  readonly alsoIn: readonly string[];
}

/** What is wrong with the outcome of one request; empty if nothing is. */
export function judge(cell: Cell): string[] {
  const { mayCall, answered, changes } = cell;
  const problems = leaksIn(cell);
  if (answered.status >= 500) problems.push(`fault ${answered.status}`);
  if (!mayCall && answered.isDone) problems.push('was permitted');
  if (!answered.isDone)
    for (const { table } of changes) if (!leftByRefusals.has(table)) problems.push(`was refused, yet changed ${table}`);
  return problems;
}

/** What the caller saw or changed without the right to. */
export function leaksIn(cell: Cell): string[] {
  const { caller, target, isDoor, answered } = cell;
  const others = cell.people.filter((person) => !(isDoor && person === target));
  const leaked = secretsFrom(caller, others).filter(
    (mark) => answered.text.includes(mark) && !answered.request.includes(mark),
  );
  const foreign = marksOfOthers(caller, others);
  const projects = [...caller.projects, ...cell.alsoIn, ...madeBy(cell), ...(isDoor ? [target.world.id] : [])];
  const changed = cell.changes.flatMap(({ table, before, after }) => {
    const project = after?.['project_id'] ?? before?.['project_id'];
    const row = JSON.stringify([before, after]);
    return [
      ...(typeof project === 'string' && !projects.includes(project) ? [`changed ${table} of another project`] : []),
      ...foreign.filter((mark) => row.includes(mark)).map((mark) => `changed ${table} with ${mark}`),
    ];
  });
  return [...leaked.map((mark) => `was told ${mark}`), ...changed];
}

/** Projects that the call itself has made, in an organisation where the caller works or that it has made as well. */
function madeBy({ caller, people, changes }: Cell): string[] {
  const own = new Set(people.filter(({ world }) => caller.projects.includes(world.id)).map(({ world }) => world.orgId));
  for (const { table, before, after } of changes)
    if (table === 'organisations' && before === null && typeof after?.['id'] === 'string') own.add(after['id']);
  return changes.flatMap(({ table, before, after }) => {
    const { id, org_id: org } = after ?? {};
    const isMade = table === 'projects' && before === null && typeof id === 'string';
    return isMade && typeof org === 'string' && own.has(org) ? [id] : [];
  });
}
