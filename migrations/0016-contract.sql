-- A page token stands for the whole question that a page answers, and is good for a day whatever happens meanwhile.
alter table page_cursors set logged;
