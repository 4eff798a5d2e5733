-- A search that shows each topic once asks for the topics of a thousand messages all over an archive: the index tells them, and
-- no message has to be read for it.
create unique index messages_num_topic on messages (group_id, msg_num) include (topic_id);
drop index messages_num;
alter index messages_num_topic rename to messages_num;
