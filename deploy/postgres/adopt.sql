-- Everything in this database becomes its owner's: it may have been made by the server's administrator.
do $$
declare
  owner name := (select pg_get_userbyid(datdba) from pg_database where datname = current_database());
  mine oid := (select datdba from pg_database where datname = current_database());
  one record;
begin
  for one in
    select format('alter schema %I owner to %I', nspname, owner) as change from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'public') and nspowner <> mine
  loop
    execute one.change;
  end loop;
  for one in
    select format('alter %s %s owner to %I', case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end,
      class.oid::regclass, owner) as change
    from pg_class class join pg_namespace space on space.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'S') and nspname !~ '^pg_' and nspname <> 'information_schema' and relowner <> mine
      -- Sequences of columns go with their tables, and what extensions bring is theirs.
      and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = class.oid and deptype in ('a', 'i', 'e')
          and (relkind = 'S' or deptype = 'e')
      )
  loop
    execute one.change;
  end loop;
  for one in
    select format('alter routine %s owner to %I', routine.oid::regprocedure, owner) as change
    from pg_proc routine join pg_namespace space on space.oid = pronamespace
    where nspname !~ '^pg_' and nspname <> 'information_schema' and proowner <> mine
      and not exists (
        select from pg_depend where classid = 'pg_proc'::regclass and objid = routine.oid and deptype = 'e'
      )
  loop
    execute one.change;
  end loop;
  for one in
    select format('alter type %s owner to %I', kind.oid::regtype, owner) as change
    from pg_type kind join pg_namespace space on space.oid = typnamespace left join pg_class class on class.oid = typrelid
    where nspname !~ '^pg_' and nspname <> 'information_schema' and typowner <> mine
      and (typtype in ('e', 'd') or class.relkind = 'c')
      and not exists (
        select from pg_depend where classid = 'pg_type'::regclass and objid = kind.oid and deptype = 'e'
      )
  loop
    execute one.change;
  end loop;
end
$$;
