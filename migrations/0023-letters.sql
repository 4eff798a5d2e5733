-- Letters in two forms: as plain text, which is `body`, and as HTML beside it.

alter table letters
  -- Empty: there is the plain text alone.
  add column html text not null default '',
  -- A person wrote it for whoever gets it; everything else is written by a program, whoever's words it carries.
  add column by_hand boolean not null default false;

update letters set by_hand = true where from_name <> '';

-- The first day of the month whose reminder a member has had.
alter table members add column reminded date;

-- The notices by the clock are looked for in all groups.
create index member_notices_reminder on member_notices (group_id) where kind = 'member_notice_monthly_reminder' and active;

-- How much of its space a group had used, in per cent, when its moderators were last told; 0: there is enough.
alter table groups add column space_told smallint not null default 0;
