import type { Bounds, Condition, DateSpan, Statement } from '@portico/form-engine/definition/condition';

type Kind = 'answered' | 'chosen' | 'number' | 'days' | 'length' | 'rows';
type Shape = 'Least' | 'Most' | 'Between';
type BoundedKind = 'number' | 'days' | 'length' | 'rows';

/** How a statement compares, in one word: what it asks for, which ends it has, whether it is denied. */
export type TestName = 'is' | 'isNot' | 'answered' | 'notAnswered' | `${BoundedKind}${Shape}`;

const shapes = ['Least', 'Most', 'Between'] as const;

const testsByKind: Readonly<Record<Kind, readonly TestName[]>> = {
  chosen: ['is', 'isNot'],
  answered: ['answered', 'notAnswered'],
  number: shapes.map((shape) => `number${shape}` as const),
  days: shapes.map((shape) => `days${shape}` as const),
  length: shapes.map((shape) => `length${shape}` as const),
  rows: shapes.map((shape) => `rows${shape}` as const),
};

export function testsFor(kinds: readonly Kind[]): readonly TestName[] {
  return kinds.flatMap((kind) => testsByKind[kind]);
}

export function kindOf(statement: Statement): Kind {
  const kinds = ['chosen', 'number', 'days', 'length', 'rows'] as const;
  return kinds.find((kind) => kind in statement) ?? 'answered';
}

export function testOf(statement: Statement, isDenied: boolean): TestName {
  if ('chosen' in statement) return isDenied ? 'isNot' : 'is';
  if ('answered' in statement) return isDenied ? 'notAnswered' : 'answered';
  return shapeOf(kindOf(statement), endsOf(statement));
}

/** The ends of a statement, as they are shown. */
export interface Ends {
  readonly least?: number | string | undefined;
  readonly most?: number | string | undefined;
}

export function endsOf(statement: Statement): Ends {
  if ('days' in statement) return { least: statement.days.from || undefined, most: statement.days.to || undefined };
  if ('number' in statement) return statement.number;
  if ('length' in statement) return statement.length;
  return 'rows' in statement ? statement.rows : {};
}

function shapeOf(kind: Kind, { least, most }: Ends): TestName {
  const shape = most === undefined ? 'Least' : least === undefined ? 'Most' : 'Between';
  return testsByKind[kind].find((test) => test.endsWith(shape)) ?? 'answered';
}

/** The same statement with other ends. */
export function withEnds(statement: Statement, { least, most }: Ends): Statement {
  if ('days' in statement) return { field: statement.field, days: { from: text(least), to: text(most) } };
  const bounds = {
    ...(typeof least === 'number' ? { least } : {}),
    ...(typeof most === 'number' ? { most } : {}),
  };
  if ('number' in statement) return { field: statement.field, number: bounds };
  if ('length' in statement) return { field: statement.field, length: bounds };
  return 'rows' in statement ? { group: statement.group, rows: bounds } : statement;
}

/** What is compared where nothing is said yet. */
export interface Beginning {
  readonly today: string;
}

/** A statement about the same question that compares in another way. What both ways have stays. */
export function withTest(statement: Statement, test: TestName, { today }: Beginning): Condition {
  if ('group' in statement) return withEnds(statement, endsFor(test, endsOf(statement), 1));
  const { field } = statement;
  if (test === 'answered') return { field, answered: true };
  if (test === 'notAnswered') return { not: { field, answered: true } };
  const chosen = 'chosen' in statement ? statement.chosen : [];
  if (test === 'is') return { field, chosen };
  if (test === 'isNot') return { not: { field, chosen } };
  const isSame = test.startsWith(kindOf(statement));
  const kept = isSame ? endsOf(statement) : {};
  if (test.startsWith('days')) return withEnds({ field, days: noSpan }, endsFor(test, kept, today));
  const empty: Statement = test.startsWith('number') ? { field, number: noBounds } : { field, length: noBounds };
  return withEnds(empty, endsFor(test, kept, 1));
}

const noSpan: DateSpan = { from: '', to: '' };
const noBounds: Bounds = {};

function endsFor(test: TestName, { least, most }: Ends, begin: number | string): Ends {
  const known = least ?? most ?? begin;
  if (test.endsWith('Least')) return { least: known };
  return test.endsWith('Most') ? { most: known } : { least: known, most: most ?? known };
}

function text(end: number | string | undefined): string {
  return typeof end === 'string' ? end : '';
}
