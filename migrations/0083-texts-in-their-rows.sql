-- Texts of messages are kept as they are where two rows have room in a page. Packing them with the only method that every server
-- knows took an eighth of what the database does for an import, and unpacking them some of every answer. docs/decisions/0351
alter table messages set (toast_tuple_target = 4080);
