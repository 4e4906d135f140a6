-- Answers, triggers and relations name an option by its value, no longer by its place or its label: a version that reorders
-- options changes the meaning of nothing. What was handed in (submissions.snapshot, letters.snapshot) stays to the letter,
-- since its hash is signed; whoever reads it converts it (contract/forms/answers-by-value).

create temporary table option_fields on commit drop as
  select v.id as version, v.project_id, v.number, f.field ->> 'id' as id, f.field ->> 'key' as key,
    f.field ->> 'type' = 'matrix' as is_matrix, coalesce(f.field -> 'options', '[]') as options
  from form_versions v, lateral (
    select jsonb_path_query(v.definition, '$.modules[*].fields[*]') as field
    union all select jsonb_path_query(v.definition, '$.modules[*].groups[*].fields[*]')) f
  where f.field ? 'options';
create index on option_fields (version, key);
create index on option_fields (project_id, key);

-- Texts by the values of the options at whose places they stand. A text that stands beside no option is kept nonetheless.
create function pg_temp.texts_by_value(texts jsonb, options jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_object_agg(coalesce(options -> (place - 1)::integer ->> 'value', '#' || place), text), '{}')
  from jsonb_array_elements_text(texts) with ordinality as each (text, place) where text <> ''
$$;

create function pg_temp.answer_by_value(answer jsonb, is_matrix boolean, options jsonb) returns jsonb language sql as $$
  select answer
    || case when jsonb_typeof(answer -> 'other') = 'array'
        then jsonb_build_object('other', pg_temp.texts_by_value(answer -> 'other', options)) else '{}' end
    || case when is_matrix and jsonb_typeof(answer -> 'value') = 'array'
        then jsonb_build_object('value', pg_temp.texts_by_value(answer -> 'value', options)) else '{}' end
$$;

-- Answers by key, of a module or of a row.
create function pg_temp.answers_by_value(answers jsonb, of_version uuid) returns jsonb language sql as $$
  select coalesce(jsonb_object_agg(a.key,
    case when f.key is null then a.value else pg_temp.answer_by_value(a.value, f.is_matrix, f.options) end), '{}')
  from jsonb_each(answers) a left join option_fields f on f.version = of_version and f.key = a.key
$$;

create function pg_temp.rows_by_value(list jsonb, of_version uuid) returns jsonb language sql as $$
  select coalesce(jsonb_agg(pg_temp.answers_by_value(entry, of_version) order by place), '[]')
  from jsonb_array_elements(list) with ordinality as each (entry, place)
$$;

create function pg_temp.values_by_value("values" jsonb, of_version uuid) returns jsonb language sql as $$
  select jsonb_build_object('fields', pg_temp.answers_by_value("values" -> 'fields', of_version),
    'rows', (select coalesce(jsonb_object_agg(g.key, pg_temp.rows_by_value(g.value, of_version)), '{}')
      from jsonb_each("values" -> 'rows') g))
$$;

-- A line of a log: one answer, or all rows of a group; JSON null where it was taken away.
create function pg_temp.change_by_value(part text, key text, value jsonb, of_version uuid) returns jsonb language sql as $$
  select case
    when value = 'null' then value
    when part = 'rows' then pg_temp.rows_by_value(value, of_version)
    else pg_temp.answers_by_value(jsonb_build_object(key, value), of_version) -> key end
$$;

update application_modules m set "values" = pg_temp.values_by_value(m."values", a.form_version_id)
  from applications a where a.id = m.application_id
    and m."values" <> pg_temp.values_by_value(m."values", a.form_version_id);

-- A save goes by the newest version there is; demo data may be older than its form.
create function pg_temp.version_at(of_project uuid, at timestamptz, otherwise uuid) returns uuid language sql as $$
  select coalesce((select v.id from form_versions v where v.project_id = of_project and v.published_at <= at
    order by v.number desc limit 1), otherwise)
$$;

update answer_changes c
  set value = pg_temp.change_by_value(c.part, c.key, c.value, pg_temp.version_at(a.project_id, c.at, a.form_version_id))
  from applications a where a.id = c.application_id and c.value
    <> pg_temp.change_by_value(c.part, c.key, c.value, pg_temp.version_at(a.project_id, c.at, a.form_version_id));

-- What is left over was an answer to an older version: the newest of those whose field had as many options.
update applications a set left_over = (
    select jsonb_agg(case when f.key is null then entry
      else jsonb_set(entry, '{answer}', pg_temp.answer_by_value(entry -> 'answer', f.is_matrix, f.options)) end order by place)
    from jsonb_array_elements(a.left_over) with ordinality as each (entry, place)
      cross join lateral (select jsonb_path_query_array(entry, '$.answer.other[*]') as words) given
      left join lateral (
        select o.* from option_fields o where o.project_id = a.project_id and o.key = entry ->> 'key'
        order by jsonb_array_length(o.options) = jsonb_array_length(case when o.is_matrix
            then jsonb_path_query_array(entry, '$.answer.value[*]') else given.words end) desc,
          o.version = a.form_version_id, o.number desc limit 1) f on true)
  where left_over <> '[]';

-- What was handed in does not change for anybody but this step.
alter table letter_modules disable trigger refuse_written;
update letter_modules m set "values" = pg_temp.values_by_value(m."values", l.form_version_id)
  from letters l where l.recommendation_id = m.recommendation_id
    and m."values" <> pg_temp.values_by_value(m."values", l.form_version_id);
alter table letter_modules enable trigger refuse_written;

update letter_changes c set value = pg_temp.change_by_value(c.part, c.key, c.value, l.form_version_id)
  from letters l where l.recommendation_id = c.recommendation_id
    and c.value <> pg_temp.change_by_value(c.part, c.key, c.value, l.form_version_id);

create function pg_temp.trigger_by_value(trigger jsonb, options jsonb) returns jsonb language sql as $$
  select case when trigger -> 'when' ? 'options' then jsonb_set(trigger, '{when,options}', (
    select coalesce(jsonb_agg(case when jsonb_typeof(place) = 'number' then options -> place::integer -> 'value' else place end
      order by number), '[]')
    from jsonb_array_elements(trigger #> '{when,options}') with ordinality as each (place, number))) else trigger end
$$;

-- The option with this label in every language, else in simplified Chinese.
create function pg_temp.relation_by_value(relation jsonb, of_version uuid) returns jsonb language sql as $$
  select case when jsonb_typeof(relation -> 'option') = 'object' then jsonb_set(relation, '{option}', coalesce((
    select option -> 'value'
    from option_fields f, jsonb_array_elements(f.options) with ordinality as each (option, place)
    where f.version = of_version and f.id = relation ->> 'field' and option #> '{label,sc}' = relation #> '{option,sc}'
    order by option -> 'label' = relation -> 'option' desc, place limit 1), relation #> '{option,sc}')) else relation end
$$;

create function pg_temp.fields_by_value(fields jsonb, of_version uuid) returns jsonb language sql as $$
  select coalesce(jsonb_agg(field
    || case when field ? 'triggers' then jsonb_build_object('triggers', (
        select coalesce(jsonb_agg(pg_temp.trigger_by_value(trigger, coalesce(field -> 'options', '[]')) order by number), '[]')
        from jsonb_array_elements(field -> 'triggers') with ordinality as each_trigger (trigger, number))) else '{}' end
    || case when field ? 'relation'
        then jsonb_build_object('relation', pg_temp.relation_by_value(field -> 'relation', of_version)) else '{}' end
    order by place), '[]')
  from jsonb_array_elements(fields) with ordinality as each (field, place)
$$;

update form_versions v set definition = jsonb_set(v.definition, '{modules}', (
  select coalesce(jsonb_agg(module || jsonb_build_object(
      'fields', pg_temp.fields_by_value(module -> 'fields', v.id),
      'groups', (
        select coalesce(jsonb_agg(grouped || jsonb_build_object('fields', pg_temp.fields_by_value(grouped -> 'fields', v.id))
          order by number), '[]')
        from jsonb_array_elements(module -> 'groups') with ordinality as each_group (grouped, number)))
    order by place), '[]')
  from jsonb_array_elements(v.definition -> 'modules') with ordinality as each (module, place)));
