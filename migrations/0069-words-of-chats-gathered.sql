-- What the index of words gathers is taken in every second, by nobody who says something: docs/decisions/0337. Only where that
-- does not happen is it done by who comes when this much has gathered, in kilobytes.
alter index chat_search_words set (gin_pending_list_limit = 4096);
