import { offlineTexts } from "@cathedra/domain/messages";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { GraphQLResponse, Variables } from "relay-runtime";
import * as v from "valibot";
import { sessions } from "../auth/auth.ts";
import { offlineConsent } from "../auth/offline-consent.ts";
import type { KeptIdentity } from "../auth/session.ts";
import { currentSessionIdentity, mayStoreInBrowser } from "../auth/session-identity.ts";
import { createKey, decryptText, type Encrypted, encryptText } from "../encryption.ts";
import { showMoment } from "../format/dates.ts";
import { outage } from "./environment.ts";
import { offlineDatabase, offlineNote, wipeOfflineAnswers } from "./load-offline-answers.ts";
import { probeReadiness } from "./outage.ts";

// The answers with which home and the logbook open without a network: one person's, encrypted under a key that no script can read
// and that is deleted together with them.

type Holder = {
  /** The person's `keycloak_id`. */
  readonly owner: string;
  /** The session in which an answer was kept last. */
  readonly mark: string;
  readonly key: CryptoKey;
  /** When the portal last answered this person, in epoch milliseconds. */
  readonly at: number;
  /** When all that opens without a network was read last. */
  readonly filledAt: number;
};

type Kept = Encrypted & { readonly at: number };

interface Schema extends DBSchema {
  holder: { key: string; value: Holder };
  answers: { key: string; value: Kept };
}

const onlyHolder = "holder";
/** The age, in milliseconds, from which answers are deleted. */
const keptForMs = 30 * 24 * 3_600_000;

/** The queries of the pages that open without a network. */
const kept = /^(?:Home|Logbook|Records|Record|CreateRecord|SeveralCases|Totals)Query$/;

/** Identifiers of patients are kept with saved records that wait alone; drafts have their own place in the browser. */
const leftOut = new Set(["optionalIdentifier", "logbookDraft"]);

const whole = v.object({
  data: v.object({
    user: v.object({
      keycloak_id: v.string(),
      viewerAdminSections: v.optional(v.array(v.string()), []),
      viewerIsAttending: v.optional(v.boolean(), false),
    }),
  }),
  errors: v.optional(v.pipe(v.array(v.unknown()), v.empty())),
});

const written = v.object({ createdBy: v.object({ keycloak_id: v.string() }) });

async function withDatabase<Result>(
  act: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(offlineDatabase, 1, {
    upgrade: (created) => {
      created.createObjectStore("holder");
      created.createObjectStore("answers");
    },
  });
  try {
    return await act(database);
  } finally {
    // Closed after each use, so that a sign-out in any tab can delete the database.
    database.close();
  }
}

/** A form without content is the same for every draft. */
function getId(name: string, variables: Variables): string {
  if (name === "CreateRecordQuery") return name;
  return `${name} ${JSON.stringify(variables, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )}`;
}

const isOld = (at: number) => Math.abs(Date.now() - at) > keptForMs;

/** The person's own database; that of another person is emptied first. */
async function holderFor(database: IDBPDatabase<Schema>, { person, mark }: KeptIdentity): Promise<Holder> {
  const known = await database.get("holder", onlyHolder);
  const key = known?.owner === person ? known.key : await createKey();
  const transaction = database.transaction(["holder", "answers"], "readwrite");
  // Another tab may have begun in the meantime.
  const present = await transaction.objectStore("holder").get(onlyHolder);
  const isOwn = present?.owner === person;
  const holder: Holder = {
    owner: person,
    mark,
    key: isOwn ? present.key : key,
    at: Date.now(),
    filledAt: isOwn ? present.filledAt : 0,
  };
  if (!isOwn) await transaction.objectStore("answers").clear();
  await transaction.objectStore("holder").put(holder, onlyHolder);
  await transaction.done;
  return holder;
}

/** The signed-in person, for whom this browser may keep something. */
function ownerNow(): KeptIdentity | undefined {
  const { person, mark = "" } = currentSessionIdentity() ?? {};
  return person === undefined || !mayStoreInBrowser() || offlineConsent.of(person) !== "yes"
    ? undefined
    : { person, mark };
}

/** Whether a record of another person is in the answer, such as a trainee's in the list of an administrator. */
function hasRecordOfAnother(part: unknown, person: string): boolean {
  if (typeof part !== "object" || part === null) return false;
  const writer = v.safeParse(written, part);
  if (writer.success && writer.output.createdBy.keycloak_id !== person) return true;
  return Object.values(part).some((inner) => hasRecordOfAnother(inner, person));
}

/** The answer without the rows of its lists that are, or contain, a record of another person. */
function withoutRecordsOfOthers(part: unknown, person: string): unknown {
  if (typeof part !== "object" || part === null) return part;
  if (Array.isArray(part))
    return part
      .filter((row) => !hasRecordOfAnother(row, person))
      .map((row) => withoutRecordsOfOthers(row, person));
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [key, withoutRecordsOfOthers(inner, person)]),
  );
}

/** Keeps the answer to one of the queries above, if it is the signed-in person's. */
export async function storeAnswer(
  name: string,
  variables: Variables,
  answer: GraphQLResponse,
): Promise<void> {
  const owner = ownerNow();
  const parsed = v.safeParse(whole, answer);
  if (owner === undefined || !kept.test(name) || !parsed.success) return;
  if (parsed.output.data.user.keycloak_id !== owner.person) return;
  // A trainee's list has others' records in which they took part. Who oversees others reads many more, which are left out.
  const { viewerAdminSections, viewerIsAttending } = parsed.output.data.user;
  const overseesOthers = viewerAdminSections.length > 0 || viewerIsAttending;
  const own = overseesOthers ? withoutRecordsOfOthers(answer, owner.person) : answer;
  if (overseesOthers && hasRecordOfAnother(own, owner.person)) return;
  const text = JSON.stringify(own, (key, value: unknown) => (leftOut.has(key) ? null : value));
  await withDatabase(async (database) => {
    const { key } = await holderFor(database, owner);
    const encrypted = await encryptText(key, text);
    await database.put("answers", { at: Date.now(), ...encrypted }, getId(name, variables));
  });
  // The person may have signed out in the meantime, in any tab.
  if (sessions.get().status === "signedOut") wipeOfflineAnswers();
}

/** The kept answer to a query, with the time at which the portal gave it; only to the person whose answer it is. */
export async function readAnswer(
  name: string,
  variables: Variables,
): Promise<{ readonly at: number; readonly answer: GraphQLResponse } | undefined> {
  const owner = ownerNow();
  if (owner === undefined || !kept.test(name)) return undefined;
  return withDatabase(async (database) => {
    const holder = await database.get("holder", onlyHolder);
    const found = await database.get("answers", getId(name, variables));
    if (holder?.owner !== owner.person || found === undefined || isOld(found.at)) return undefined;
    const text = await decryptText(holder.key, found);
    return { at: found.at, answer: JSON.parse(text) as GraphQLResponse };
  });
}

/** The kept answer to the query of the page that is shown; the banner of the outage says as of when it is. */
export async function showAnswer(name: string, variables: Variables): Promise<GraphQLResponse | undefined> {
  // A page that cannot be shown asks for the person alone, whom home's answer has for the navigation.
  const isPerson = name === "ViewerQuery";
  const found = await (isPerson ? readAnswer("HomeQuery", {}) : readAnswer(name, variables)).catch(
    () => undefined,
  );
  if (found === undefined || isPerson) offlineNote.set(offlineTexts.notKept);
  // Once the answer is shown: a place without content says with any note that it needs the network.
  else setTimeout(() => offlineNote.set(offlineTexts.asOf(showMoment(found.at))));
  return found?.answer;
}

/** All that opens without a network is read again after this time, in milliseconds. */
const filledForMs = 15 * 60_000;

/** Whether all that opens without a network is to be read now. */
export async function claimPrefetch(): Promise<boolean> {
  const owner = ownerNow();
  if (owner === undefined) return false;
  return withDatabase(async (database) => {
    const holder = await holderFor(database, owner);
    const isDue = Math.abs(Date.now() - holder.filledAt) > filledForMs;
    if (isDue) await database.put("holder", { ...holder, filledAt: Date.now() }, onlyHolder);
    return isDue;
  });
}

/** Whether the answer to a query is kept and not older than `since`. */
export async function isStoredSince(name: string, variables: Variables, since: number): Promise<boolean> {
  const found = await withDatabase((database) => database.get("answers", getId(name, variables)));
  return found !== undefined && found.at >= since;
}

/** Deletes what is kept for anyone but this person. */
export async function deleteAnswersOfOthers(person: string): Promise<void> {
  const kept = await offlineAnswersOwner();
  if (kept !== undefined && kept.person !== person) wipeOfflineAnswers();
}

/** Starts the portal without a network, for the person whose data this browser keeps; `error` says why no one can sign in. */
export async function startOffline(error: unknown): Promise<void> {
  const person = await offlineAnswersOwner();
  if (person === undefined || (await probeReadiness())) throw error;
  sessions.startOffline(person);
  void outage.report();
}

/** The person and session whose answers this browser keeps. Deletes answers that are too old. */
export async function offlineAnswersOwner(): Promise<KeptIdentity | undefined> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === offlineDatabase)) return undefined;
  const holder = await withDatabase((database) => database.get("holder", onlyHolder));
  const isWanted = holder !== undefined && offlineConsent.of(holder.owner) === "yes";
  if (isWanted && !isOld(holder.at)) return { person: holder.owner, mark: holder.mark };
  wipeOfflineAnswers();
  return undefined;
}
