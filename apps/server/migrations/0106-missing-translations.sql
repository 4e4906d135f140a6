-- Languages in which texts of the form may be missing; people read them in another. In all others that prevents publishing.
alter table projects add column untranslated_languages text[] not null default '{}'
  check (untranslated_languages <@ array['sc', 'tc', 'en']);
