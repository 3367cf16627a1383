/**
 * The template of all test databases accepts rows of the audit log in one shape only: fields have the product's names,
 * before and after have the same fields, and at least one value differs.
 */
export const oneAuditShape = `
  create function check_audit_shape() returns trigger language plpgsql as $$
  declare
    fields text[];
  begin
    select array_agg(field) into fields
    from jsonb_object_keys(coalesce(new.before, '{}') || coalesce(new.after, '{}') || coalesce(new.details, '{}')) field
    where field !~ '^[a-z][A-Za-z0-9]*$';
    if fields is not null then
      raise exception 'audit row % has fields that are called as in the database: %', new.action, fields;
    end if;
    if new.before is null or new.after is null then return new; end if;
    if (new.before - array(select jsonb_object_keys(new.after))) <> '{}'
      or (new.after - array(select jsonb_object_keys(new.before))) <> '{}' then
      raise exception 'audit row % compares other fields before than after: %, %', new.action, new.before, new.after;
    end if;
    if new.before = new.after then raise exception 'audit row % says that nothing has changed', new.action; end if;
    return new;
  end $$;
  create trigger check_audit_shape before insert on audit_log for each row execute function check_audit_shape()`;
