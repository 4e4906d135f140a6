-- not granted: only security-definer functions call it
-- One page of the applications of these projects, of some of them drafts too. In a project where a name is rare, all who
-- have it are put in order; where it is common, walking in order soon meets a page of them. Of numbers with one beginning the highest are looked at.
create or replace function applications_page(reach uuid[], with_drafts uuid[], wanted text, of_batch uuid, in_state integer,
  after_moment timestamptz, after_id uuid, most integer)
  returns table (id uuid, project_id uuid, name text, number text, state smallint, stage smallint, batch_title jsonb,
    slug text, project_title jsonb, created_at timestamptz, submitted_at timestamptz, moment timestamptz)
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  few constant integer := 2000;
  folded text := fold_name(wanted);
  beginning text := replace(replace(replace(upper(wanted), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  states integer[] := case when in_state is null then '{0,1,2}' else array[in_state] end;
  listed uuid[];
begin
  if coalesce(cardinality(reach), 0) = 0 then return; end if;
  if coalesce(wanted, '') = '' then
    listed := array(
      select a.id from unnest(reach) as r (project), unnest(states) as s (state), lateral (
          select e.id, coalesce(e.submitted_at, e.created_at) as moment from applications e
          where e.project_id = r.project and e.state = s.state
            and (s.state = 2 or r.project = any (with_drafts)) and (of_batch is null or e.batch_id = of_batch)
            and (after_moment is null or (coalesce(e.submitted_at, e.created_at), e.id) < (after_moment, after_id))
          order by coalesce(e.submitted_at, e.created_at) desc, e.id desc limit most) a
      order by a.moment desc, a.id desc limit most);
  else
    -- The pieces begin with the project: an index on it would only be in the way, hence its text.
    listed := array(
      with named as materialized (
        select r.project, array(
          select o.id from applicants o
          where folded <> '' and o.project_id::text = r.project::text
            and name_pieces(o.project_id, o.name_folded, '{1,2}')
              @> name_pieces(r.project, folded, array[least(2, length(folded))])
            and strpos(o.name_folded, folded) > 0
          limit few + 1) as people
        from unnest(reach) as r (project)
      )
      (select e.id from named n, unnest(n.people) as o (id), applications e
        where cardinality(n.people) <= few and e.project_id = n.project and e.applicant_id = o.id
          and e.state = any (states)
          and (e.state = 2 or n.project = any (with_drafts)) and (of_batch is null or e.batch_id = of_batch)
          and (after_moment is null or (coalesce(e.submitted_at, e.created_at), e.id) < (after_moment, after_id))
        order by coalesce(e.submitted_at, e.created_at) desc, e.id desc limit most)
      union all
      (select a.id from named n, unnest(states) as s (state), lateral (
          select e.id, coalesce(e.submitted_at, e.created_at) as moment
          from applications e join applicants o on o.id = e.applicant_id
          where e.project_id = n.project and e.state = s.state
            and (s.state = 2 or n.project = any (with_drafts)) and (of_batch is null or e.batch_id = of_batch)
            and (after_moment is null or (coalesce(e.submitted_at, e.created_at), e.id) < (after_moment, after_id))
            and strpos(o.name_folded, folded) > 0
          order by coalesce(e.submitted_at, e.created_at) desc, e.id desc limit most) a
        where cardinality(n.people) > few
        order by a.moment desc, a.id desc limit most)
      union all
      select a.id from unnest(reach) as r (project), lateral (
        select e.id from applications e where e.project_id = r.project and e.number like beginning
        order by e.number using ~>~ limit few / 4) a);
  end if;
  return query
    select e.id, e.project_id, o.name, e.number, e.state, e.stage, b.title, p.slug, p.title,
      e.created_at, e.submitted_at, e.moment
    from (
        select a.*, coalesce(a.submitted_at, a.created_at) as moment from applications a
        where a.id = any (listed) and a.state = any (states)
          and (a.state = 2 or a.project_id = any (with_drafts)) and (of_batch is null or a.batch_id = of_batch)
          and (after_moment is null or (coalesce(a.submitted_at, a.created_at), a.id) < (after_moment, after_id))
        order by moment desc, a.id desc limit most) e
      join applicants o on o.id = e.applicant_id join projects p on p.id = e.project_id
      left join batches b on b.id = e.batch_id
    order by e.moment desc, e.id desc;
end $$;
