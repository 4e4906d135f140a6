import type { ColumnType, Generated } from 'kysely';

export type Json<T> = ColumnType<T, string, string>;
export type Made = Generated<Date>;
/** May be left out in an insert. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** JSON that may be left out in an insert. */
export type Given<T> = ColumnType<T, string | undefined, string>;
