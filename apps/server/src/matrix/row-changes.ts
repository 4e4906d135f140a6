import { Client } from 'pg';

/** A changed row, before and after. */
export interface RowChange {
  readonly table: string;
  readonly operation: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const setup = `
create table matrix_changes (id bigint generated always as identity, "table" text, operation text, before jsonb, after jsonb);
create function note_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into matrix_changes ("table", operation, before, after)
    values (tg_table_name, tg_op, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
  return null;
end $$;
do $$
declare
  target regclass;
begin
  for target in select oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'matrix_changes'
  loop
    execute format('create trigger note_change after insert or update or delete on %s for each row execute function note_change()', target);
  end loop;
end $$;`;

// Newest first; without triggers and foreign keys, which would fail or record the change again.
const undo = `
do $$
declare
  change record;
  columns text;
begin
  set local session_replication_role = replica;
  for change in select * from matrix_changes order by id desc loop
    if change.after is not null then
      execute format('delete from %I t where to_jsonb(t) = $1', change."table") using change.after;
    end if;
    if change.before is not null then
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = change."table"::regclass and attnum > 0 and not attisdropped and attgenerated = '';
      execute format('insert into %I (%s) overriding system value select %s from jsonb_populate_record(null::%I, $1)',
        change."table", columns, columns, change."table") using change.before;
    end if;
  end loop;
  truncate matrix_changes;
end $$;`;

/**
 * Records every row that changes in a database from now on. `take` returns the changes since its last call and undoes
 * them, so that each call of a test meets the same rows. Needs a superuser, because it bypasses triggers and foreign
 * keys.
 */
export async function recordChanges(superuserUrl: string) {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(setup);
  return {
    async take(): Promise<readonly RowChange[]> {
      const { rows } = await client.query<RowChange>(
        'select "table", operation, before, after from matrix_changes order by id',
      );
      if (rows.length > 0) await client.query(undo);
      return rows;
    },
    close: () => client.end(),
  };
}
