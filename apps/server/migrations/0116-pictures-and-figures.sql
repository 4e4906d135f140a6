-- Articles may have a cover and figures; those of the kind `trend` are about figures.
alter table article_drafts drop constraint article_drafts_kind_check,
  add constraint article_drafts_kind_check
    check (kind in ('notice', 'tidings', 'news', 'experience', 'faq', 'download', 'trend'));
update article_drafts set content = content || '{"cover": null, "figures": null}';
update articles set content = content || '{"cover": null, "figures": null}';
