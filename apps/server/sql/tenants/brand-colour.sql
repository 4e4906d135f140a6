-- The colour of a project: its own, or else the primary colour of its theme.
create or replace function brand_colour(own text, theme integer) returns text language sql immutable parallel safe as $$
    select case when own <> '' then own
      else (array['#4dbca6', '#2e6fa7', '#c2933f', '#7a5ba6', '#8c2332', '#3d7d58', '#31497f'])[theme] end
  $$;
