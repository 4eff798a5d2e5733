-- Letters in two forms: as plain text, which is `body`, and as HTML beside it.

alter table letters
  -- Empty: there is the plain text alone.
  add column html text not null default '',
  -- A person wrote it for whoever gets it; everything else is written by a program, whoever's words it carries.
  add column by_hand boolean not null default false;

update letters set by_hand = true where from_name <> '';
