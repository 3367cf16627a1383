import { isUuid, type LaunchId } from "../ids.ts";
import { err, ok, type Result } from "../result.ts";
import { type Instant, parseInstant } from "../time.ts";
import { type DeliveredKind, deliveryLimits, hasExtensionOf, isDeliveredKind } from "./limits.ts";
import type { ResultRefusal } from "./refusal.ts";

export const fileListVersion = 2;

/** The name under which the list itself is stored; no listed file may have it. */
export const listName = "ResultFileList.xml.gz";

/** An element of the list as a parser gives it. */
export type ListElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ListElement[];
};

export type ListedFile = {
  readonly kind: DeliveredKind;
  readonly name: string;
  /** SHA-256 of the bytes as sent, in lower-case hex. */
  readonly sha256: string | null;
  readonly takenAt: Instant | null;
  /** The length of a recording, in seconds. */
  readonly duration: number | null;
  /** The name of the preview image of a recording. */
  readonly poster: string | null;
  readonly title: string | null;
};

/** `ResultFileList.xml`: which run this is, and every file of it. */
export type FileList = {
  readonly run: string;
  /** The launch to which the run belongs; null if the list names none. */
  readonly launch: LaunchId | null;
  readonly module: string;
  readonly moduleVersion: string;
  readonly exercise: string;
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  readonly isCompleted: boolean;
  readonly files: readonly ListedFile[];
};

type Read<T> = Result<T, ResultRefusal>;

/** Whether a text is a valid id of a run: its deliverer chooses it, from letters, digits and `. _ : -`. */
export function isRunId(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._:-]{0,199}$/.test(text);
}

/** A pattern for names that are valid in every file system: ASCII, without folders, and not hidden. */
export function isFileName(name: string): boolean {
  return /^[A-Za-z0-9_](?:[A-Za-z0-9 _.()-]{0,148}[A-Za-z0-9_)])?$/.test(name) && !name.includes("..");
}

/** Reads the list from its elements and reports the first error. */
export function readFileList({ name, attributes, children }: ListElement): Read<FileList> {
  if (name !== "ResultFileList") return err({ reason: "list_unreadable" });
  if (attributes.formatVersion !== String(fileListVersion))
    return err({ reason: "list_version", known: fileListVersion });
  const { run = "", module = "", moduleVersion = "", exercise = "", completed, launch } = attributes;
  const startedAt = parseInstant(attributes.startedAt ?? "");
  const endedAt = parseInstant(attributes.endedAt ?? "");
  if (!isRunId(run)) return wrong("run");
  if (launch !== undefined && !isUuid(launch)) return wrong("launch");
  for (const [key, value] of Object.entries({ module, moduleVersion, exercise }))
    if (value === "") return wrong(key);
  if (startedAt === undefined) return wrong("startedAt");
  if (endedAt === undefined) return wrong("endedAt");
  if (completed !== "true" && completed !== "false") return wrong("completed");
  const files = readFiles(children);
  if (!files.ok) return files;
  const isCompleted = completed === "true";
  return ok({
    run,
    launch: (launch?.toLowerCase() ?? null) as LaunchId | null,
    module,
    moduleVersion,
    exercise,
    startedAt,
    endedAt,
    isCompleted,
    files: files.value,
  });
}

function readFiles(children: readonly ListElement[]): Read<readonly ListedFile[]> {
  const { maxFiles, kinds } = deliveryLimits;
  if (children.length > maxFiles) return err({ reason: "too_many_files", most: maxFiles });
  const files: ListedFile[] = [];
  const names = new Set<string>();
  const counts = new Map<DeliveredKind, number>();
  for (const child of children) {
    const read = readFile(child);
    if (!read.ok) return read;
    const { name, kind } = read.value;
    // The system that unpacks the files may ignore the case of names.
    if (names.has(name.toLowerCase())) return err({ reason: "file_listed_twice", file: name });
    names.add(name.toLowerCase());
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const { most } = kinds[kind];
    if (count > most) return err({ reason: "too_many_of_kind", kind, most });
    files.push(read.value);
  }
  if (!counts.has("metric_values")) return err({ reason: "no_metric_values" });
  const lost = files.find(({ poster }) => poster !== null && !isImage(files, poster));
  return lost === undefined ? ok(files) : err({ reason: "poster_missing", file: lost.name });
}

function isImage(files: readonly ListedFile[], name: string): boolean {
  return files.some((file) => file.kind === "image" && file.name === name);
}

function readFile({ name: element, attributes, children }: ListElement): Read<ListedFile> {
  if (element !== "File" || children.length > 0) return err({ reason: "list_unreadable" });
  const { kind = "", name = "", sha256, takenAt, duration, poster, title } = attributes;
  const shown = name.slice(0, 200);
  if (!isFileName(name) || name.toLowerCase() === listName.toLowerCase())
    return err({ reason: "file_name", file: shown });
  const refuse = (attribute: string) => wrong(attribute, name);
  if (!isDeliveredKind(kind)) return refuse("kind");
  if (!hasExtensionOf(kind, name)) return err({ reason: "file_name", file: shown });
  if (sha256 !== undefined && !/^[0-9a-fA-F]{64}$/.test(sha256)) return refuse("sha256");
  const taken = takenAt === undefined ? null : parseInstant(takenAt);
  if (taken === undefined) return refuse("takenAt");
  const seconds = duration === undefined ? null : getSeconds(duration);
  if (seconds === undefined || (seconds !== null && kind !== "recording")) return refuse("duration");
  if (poster !== undefined && kind !== "recording") return refuse("poster");
  if (title !== undefined && !/^[^\p{Cc}\p{Surrogate}\p{Bidi_Control}]{1,200}$/u.test(title))
    return refuse("title");
  return ok({
    kind,
    name,
    sha256: sha256?.toLowerCase() ?? null,
    takenAt: taken,
    duration: seconds,
    poster: poster ?? null,
    title: title ?? null,
  });
}

function getSeconds(text: string): number | undefined {
  const value = /^\d{1,5}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value <= 86_400 ? value : undefined;
}

function wrong(attribute: string, file?: string): Read<never> {
  return err({ reason: "list_attribute", attribute, ...(file === undefined ? {} : { file }) });
}
