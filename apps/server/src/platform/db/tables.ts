import type { ApplicationTables } from './tables/application-tables.ts';
import type { ContentTables } from './tables/content-tables.ts';
import type { LetterTables } from './tables/letter-tables.ts';
import type { SheetTables } from './tables/sheet-tables.ts';
import type { PersonTables } from './tables/person-tables.ts';
import type { StaffTables } from './tables/staff-tables.ts';
import type { TenantTables } from './tables/tenant-tables.ts';

/** Every table, as Kysely reads and writes its rows. */
export interface Tables
  extends TenantTables, ContentTables, PersonTables, ApplicationTables, SheetTables, LetterTables, StaffTables {}
