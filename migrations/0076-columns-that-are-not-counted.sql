-- What is said in chats grows quickly and is counted often. Who said it and in what words is no part of any condition, and was most
-- of what counting took: docs/decisions/0337.
alter table chat_messages alter column name set statistics 0, alter column message set statistics 0;
