-- The channels of a day are counted before another is taken in, so they stand together.
alter table channel_visits drop constraint channel_visits_pkey;
alter table channel_visits add primary key (project_id, day, channel);
