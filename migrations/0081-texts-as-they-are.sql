-- What an archive is filled with is written as it is: docs/decisions/0349. Packing vectors made them hardly smaller, and took as long
-- as finding their words; mails are read seldom, and packing them took longer than writing them.
alter table message_search set (toast_tuple_target = 8160);
alter table message_raw alter column skeleton set storage external;

-- An archive that grows is counted again and again. What stands in no condition was most of what that took; searches ask the index of
-- words in any case.
alter table message_search alter column words set statistics 0;
alter table message_raw alter column skeleton set statistics 0;
alter table messages
  alter column name set statistics 0,
  alter column subject set statistics 0,
  alter column subject_with_tags set statistics 0,
  alter column body set statistics 0,
  alter column quoted set statistics 0,
  alter column remainder set statistics 0,
  alter column snippet set statistics 0;
alter table topics alter column summary set statistics 0;
