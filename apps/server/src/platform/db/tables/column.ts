import type { ColumnType, Generated } from 'kysely';

export type Json<T> = ColumnType<T, string, string>;
export type Made = Generated<Date>;
/** May be left out when a row is made. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
