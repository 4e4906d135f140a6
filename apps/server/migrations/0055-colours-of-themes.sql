-- A project without a colour of its own takes its theme's (brand_colour); its soft background may be given apart.
alter table projects drop constraint projects_color_check,
  add constraint projects_color_check check (color ~ '^(#[0-9a-f]{6})?$'),
  add column color_rgba text not null default ''
    check (color_rgba ~ '^(rgba\(\d{1,3}, \d{1,3}, \d{1,3}, (0|1|0?\.\d{1,3})\))?$');
