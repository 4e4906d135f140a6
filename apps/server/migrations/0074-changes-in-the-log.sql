-- Lines of the staff log say from where something was done, and for a change of configuration what was there before and after.
-- What people wrote is named by id in `subject` and stands in neither.
alter table staff_log add column change jsonb, add column address text;
