-- Browsers that signed in before carry a mark of the account's present round; those of earlier rounds are worth nothing.
alter table accounts add column mark_round integer not null default 0;
