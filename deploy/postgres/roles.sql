-- Three roles beside the server's administrator, whom nothing of the portal connects as: cathedra_owner makes and changes
-- the portal's tables (migrations), cathedra_app reads and writes their rows (API, worker), keycloak has its own database.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('cathedra_owner', 'cathedra.owner_password'),
      ('cathedra_app', 'cathedra.app_password'),
      ('keycloak', 'cathedra.keycloak_password')
    ) as given (name, setting)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      execute format('create role %I', wanted.name);
    end if;
    execute format(
      'alter role %I login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password %L',
      wanted.name, current_setting(wanted.setting)
    );
  end loop;
end
$$;
alter database cathedra owner to cathedra_owner;
alter database keycloak owner to keycloak;
revoke all on database cathedra, keycloak from public;
grant connect on database cathedra to cathedra_app;
