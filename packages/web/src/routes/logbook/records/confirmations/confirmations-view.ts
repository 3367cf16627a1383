/** The lists of an attending, as the contract names them. */
export const confirmationLists = ["open", "returned", "confirmed", "reopening"] as const;
export type ConfirmationList = (typeof confirmationLists)[number];

/** The parameters of the page in the address, so that a reload and a shared link show the same. */
export type ConfirmationsView = {
  readonly list: ConfirmationList;
  /** The `keycloak_id` of a trainee; null for all trainees. */
  readonly trainee: string | null;
  /** The id of the record whose details are open; null if none are. */
  readonly record: string | null;
};

/** Reads any query; an invalid value becomes the default: all waiting records. */
export function readConfirmationsView(query: URLSearchParams): ConfirmationsView {
  const list = confirmationLists.find((known) => known === query.get("list")) ?? "open";
  const text = (key: string) => (query.get(key) ?? "").slice(0, 200) || null;
  return { list, trainee: text("trainee"), record: text("record") };
}

/** The shortest query that `readConfirmationsView` reads as `view`. */
export function writeConfirmationsView({ list, trainee, record }: ConfirmationsView): URLSearchParams {
  const query = new URLSearchParams();
  if (list !== "open") query.set("list", list);
  if (trainee !== null) query.set("trainee", trainee);
  if (record !== null) query.set("record", record);
  return query;
}
