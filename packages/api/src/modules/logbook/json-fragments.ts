// The parts of the JSON in which records are read from the database, as SQL.

/** A row of `app_user` under this name, as the contract names people. */
export const personJson = (
  table: "person" | "creator" | "modifier" | "confirmer",
): string => `json_build_object(
  'keycloak_id', ${table}.keycloak_id, 'first_name', ${table}.first_name,
  'last_name', ${table}.last_name, 'email', ${table}.email
)`;

/** JSON for an instant, as the contract writes it. */
export const instantText = (instant: string): string =>
  `to_char((${instant}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** JSON for an instant of `logbook_record record`. */
export const instantJson = (column: string): string => instantText(`record.${column}`);
