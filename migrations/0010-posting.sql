-- For a statement that finds its transaction overtaken by another: the same transaction, run again, sees what is true now.
create function overtaken(what text) returns text language plpgsql as $$
begin
  raise exception '% is not what it was', what using errcode = 'serialization_failure';
end $$;

-- Read anew for every statement that writes there, which took longer than the check.
alter table deliveries drop constraint deliveries_state_check;
