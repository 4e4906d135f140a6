-- As step 63: of what staff added, applicants see what is shown to them, with its files, and write none of it.
select protect_people('flow_entries',
  'applicant_id = any ((select current_people())::uuid[]) and shown and (select current_letter()) is null', 'false');

alter policy people on stored_files
  using ((select names_nobody()) or applicant_id = any ((select current_people())::uuid[])
    and case when (select current_letter()) is not null then sheet_id = (select current_letter())
      when kind = 'letter' then is_open_letter(sheet_id)
      when kind = 'flow' then sheet_id = (select e.id from flow_entries e where e.id = sheet_id)
      else true end)
  with check ((select names_nobody()) or applicant_id = any ((select current_people())::uuid[])
    and case when (select current_letter()) is not null then sheet_id = (select current_letter())
      else kind not in ('letter', 'flow') end);
