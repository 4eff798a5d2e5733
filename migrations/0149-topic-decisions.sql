-- Deleting a topic can be undone as other decisions of moderators. docs/decisions/0019
alter table moderation_decisions drop constraint moderation_decisions_type_check;
alter table moderation_decisions add constraint moderation_decisions_type_check check (type in ('message', 'member', 'report', 'topic'));
