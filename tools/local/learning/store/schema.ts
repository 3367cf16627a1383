/**
 * What the platform keeps. Instants are milliseconds, times kept are seconds. Keys of sign-in addresses and of sessions are
 * stored as their hashes.
 */
export const schema = `
create table if not exists space (
  id integer primary key, name text not null, description text not null, position integer not null
) strict;
create table if not exists category (id integer primary key, name text not null unique) strict;
create table if not exists course (
  id integer primary key, code text not null, name text not null, category_id integer references category,
  description text not null, is_active integer not null default 1, changed_at integer not null
) strict;
create table if not exists space_course (
  space_id integer not null references space, course_id integer not null references course on delete cascade,
  position integer not null, primary key (space_id, course_id)
) strict, without rowid;
create table if not exists unit (
  id integer primary key, course_id integer not null references course on delete cascade, position integer not null,
  name text not null, type text not null
) strict;
create index if not exists unit_of_course on unit (course_id, position);
create table if not exists person (
  id integer primary key, login text not null unique collate nocase, email text not null collate nocase,
  first_name text not null, last_name text not null, created_at integer not null
) strict;
create unique index if not exists person_email on person (email) where email <> '';
create table if not exists enrolment (
  person_id integer not null references person, course_id integer not null references course on delete cascade,
  enrolled_at integer not null, completed_at integer, last_unit_id integer, last_active_at integer,
  primary key (person_id, course_id)
) strict, without rowid;
create index if not exists enrolment_of_course on enrolment (course_id);
create table if not exists unit_state (
  person_id integer not null references person, unit_id integer not null references unit on delete cascade,
  status text not null check (status in ('in_progress', 'completed', 'failed')),
  score real, attempts integer not null default 0, seconds integer not null default 0, place real, answers text,
  completed_at integer, primary key (person_id, unit_id)
) strict, without rowid;
create table if not exists sign_in (
  hash text primary key, person_id integer not null references person, course_id integer,
  back_url text not null, finished_url text not null, expires_at integer not null
) strict, without rowid;
create table if not exists session (
  hash text primary key, person_id integer not null references person, expires_at integer not null
) strict, without rowid;
create table if not exists visit (
  session_hash text not null references session on delete cascade, course_id integer not null,
  back_url text not null, finished_url text not null, primary key (session_hash, course_id)
) strict, without rowid;
`;
