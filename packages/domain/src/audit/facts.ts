/** How a value in the log is shown: people and courses are looked up by their ids, other values are shown as they are. */
export type FactKind =
  | "text"
  | "moment"
  | "bytes"
  | "milliseconds"
  | "seconds"
  | "people"
  | "courses"
  | "customers"
  | "stations";

/** The values of one field before and after an act, as texts; a list has several. Null if the act does not name the value. */
export type Fact = {
  readonly key: string;
  readonly label: string;
  readonly kind: FactKind;
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
};

type Facts = Readonly<Record<string, unknown>> | null;

const named: Readonly<Record<string, readonly [label: string, kind?: FactKind]>> = {
  firstName: ["First name"],
  lastName: ["Last name"],
  email: ["E-mail address"],
  customerId: ["Institution", "customers"],
  customers: ["Institutions", "customers"],
  recordCount: ["Records"],
  into: ["Merged into"],
  intoEmail: ["E-mail address of the other"],
  intoRecordCount: ["Records of the other before"],
  newEmail: ["New address"],
  acceptedAt: ["Said yes", "moment"],
  refusedBy: ["Refused by the address"],
  stillAsked: ["Still asked for records of before"],
  changed: ["Changed fields"],
  admin: ["Admin", "people"],
  admins: ["Admins", "people"],
  members: ["People", "people"],
  createdBy: ["Created by", "people"],
  courseIds: ["Courses", "courses"],
  courseId: ["Course", "courses"],
  assignmentId: ["Assignment"],
  dueOn: ["Due date"],
  asksEveryone: ["Asks everyone"],
  exerciseKey: ["Exercise"],
  countsFrom: ["First day that counts"],
  added: ["Added courses", "courses"],
  takenAway: ["Courses taken away", "courses"],
  isFullRemoval: ["Also from people who have begun"],
  retainsCourses: ["People keep their courses"],
  coursesKept: ["Courses kept"],
  eventAt: ["Date and time", "moment"],
  validTo: ["Valid to", "moment"],
  endsAt: ["Ends", "moment"],
  maxUses: ["Uses at most"],
  maxDurationInSeconds: ["Time for each person", "seconds"],
  durationInSeconds: ["Duration", "seconds"],
  grantedInSeconds: ["Time given", "seconds"],
  voucherId: ["Voucher"],
  seconds: ["Locked for", "seconds"],
  reservedMs: ["Reserved time", "milliseconds"],
  spendableMs: ["Spendable time", "milliseconds"],
  consumedMs: ["Consumed time", "milliseconds"],
  amountMs: ["Amount", "milliseconds"],
  size: ["Size", "bytes"],
  sha256: ["Checksum"],
  isForAll: ["For all stations"],
  stations: ["Stations", "stations"],
  courses: ["Courses"],
  notReset: ["Courses that could not be reset"],
  formerName: ["Name before"],
  confirmation: ["Confirmation"],
  recordVersion: ["Record as of", "moment"],
  byAddress: ["Confirmed by the address"],
  serviceTag: ["Service tag"],
  caseName: ["Case"],
  displayName: ["Name"],
  fullAccess: ["Full access"],
  stringIdentifier: ["Release"],
  branches: ["Learning spaces"],
  domains: ["Domains"],
  hadAccess: ["Had access before"],
  changeCount: ["Changes"],
  same: ["Left as they were"],
  mailed: ["Mails sent"],
  listed: ["On the list"],
  cause: ["Reason"],
  why: ["Reason"],
};

/** Internal ids in audit entries that are hidden, because they mean nothing to people. */
const hidden: ReadonlySet<string> = new Set([
  "id",
  "intoId",
  "mergedInto",
  "removedAt",
  "invitationId",
  "inviteeId",
  "session",
  "operation",
  "logoId",
  "requestKey",
]);

/**
 * The facts of an act: fields before and after in the order in which the act names them, then its further details. Acts of
 * former versions named database columns (`first_name`) on one side; they are read as the present field.
 */
export function getFacts(before: Facts, after: Facts, details: Facts = null): readonly Fact[] {
  const [was, is, detail] = [inFields(before), inFields(after), inFields(details)];
  const keys = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])];
  const compared = keys.map((key) => getFact(key, key, textsIn(was, key), textsIn(is, key)));
  // A field can be both a compared value and a further detail; the detail then gets another key, because keys must be unique.
  const others = Object.keys(detail ?? {}).map((key) =>
    getFact(keys.includes(key) ? `details.${key}` : key, key, null, textsIn(detail, key)),
  );
  return [...compared, ...others].filter(({ key }) => !hidden.has(key));
}

function getFact(key: string, name: string, before: Fact["before"], after: Fact["after"]): Fact {
  const [label, kind = "text"] = named[name] ?? [inWords(name)];
  return { key, label, kind, before, after };
}

function inFields(facts: Facts): Facts {
  if (facts === null) return null;
  const fields = Object.entries(facts).map(([key, value]) => [getField(key), value] as const);
  return Object.fromEntries(fields);
}

/** Turns snake case into camel case: `first_name` becomes `firstName`. */
function getField(key: string): string {
  return key.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Whether a field has changed; a value that was named only once cannot be compared. */
export function isChanged({ before, after }: Pick<Fact, "before" | "after">): boolean {
  return before !== null && after !== null && before.join("\n") !== after.join("\n");
}

function textsIn(facts: Facts, key: string): readonly string[] | null {
  if (facts === null || !Object.hasOwn(facts, key)) return null;
  const value = facts[key];
  return Array.isArray(value) ? value.map(getText) : value === null || value === "" ? [] : [getText(value)];
}

function getText(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return value.map(getText).join(", ");
  return Object.entries(value)
    .map(([key, each]) => `${inWords(key)}: ${getText(each)}`)
    .join("; ");
}

/** The label of a field of an audit entry: `maxUses` and `max_uses` become "Max uses". */
function inWords(key: string): string {
  const words = key
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
