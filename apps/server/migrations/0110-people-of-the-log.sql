-- Whom the lines of an organisation name: the next person is found without reading their lines.
create index staff_log_people_of_org on staff_log (org_id, staff_id);
