import type { FieldChange } from "../learning/mirror/compare-with-platform.ts";
import { maxPlatformNameLength } from "../learning/mirror/platform-text.ts";
import type { SyncFinding, SyncThing } from "../learning/mirror/sync-finding.ts";

const maxQuoteLength = 120;
const maxNamed = 5;

/** A finding of the synchronisation about a space or course as text (5.042, 5.043). */
export function findingText(thing: SyncThing, finding: SyncFinding): string {
  switch (finding.code) {
    case "NEW":
      return `New ${thing === "space" ? "learning space" : "course"}.`;
    case "LINKED":
      return "Linked to the portal's learning space of the same name.";
    case "CHANGED":
      return [...(finding.isBack ? ["Back on the platform."] : []), ...finding.fields.map(changeText)].join(
        " ",
      );
    case "UNITS":
      return `Units: ${unitsText(finding)}.`;
    case "LIST":
      return listText(finding);
    case "GONE":
      return `The platform no longer has it${thing === "course" ? ", so it can no longer be started" : ""}. ${keptText(finding)}`;
    case "NOT_READ":
      return `${notRead[finding.reason] ?? notRead.UNREADABLE} It stays as it was.`;
    case "VANISHED":
      return `The platform no longer lists any of its ${count(finding.count, thing === "space" ? "course" : "unit")}. The former ones are kept. Check the ${thing} on the platform.`;
    case "SAME_CODE":
      return `${named(finding.others)} ${finding.others.length === 1 ? "has" : "have"} the code “${finding.courseCode}” too. All are kept.`;
    case "SAME_NAME":
      return `${count(finding.others, "other space")} ${finding.others === 1 ? "has" : "have"} this name too. All are kept.`;
    case "NO_UNITS":
      return "The course has no units.";
    case "NAME_CUT":
      return `The name has ${finding.length.toLocaleString("en")} characters on the platform. The first ${maxPlatformNameLength} are kept.`;
  }
}

const notRead: Readonly<Record<string, string>> = {
  AWAY: "The platform could not be reached.",
  SLOW: "The platform did not answer in time.",
  BUSY: "The platform is limiting requests.",
  REFUSED: "The platform refused the request.",
  REJECTED: "The platform did not accept the request.",
  UNREADABLE: "The platform gave an invalid answer.",
  UNKNOWN: "The platform listed it but could not find it.",
};

const fieldNames: Readonly<Record<string, string>> = {
  name: "Name",
  code: "Code",
  category: "Category",
  description: "Description",
  image: "Picture",
};

function changeText({ field, before, after }: FieldChange): string {
  const name = fieldNames[field] ?? field;
  if (field === "description" || field === "image") return `${name} changed.`;
  return `${name}: ${quoted(before)} → ${quoted(after)}.`;
}

function quoted(text: string): string {
  if (text === "") return "nothing";
  return `“${text.length > maxQuoteLength ? `${Array.from(text).slice(0, maxQuoteLength).join("")}…` : text}”`;
}

function unitsText({
  added,
  changed,
  gone,
}: {
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
}) {
  return [added > 0 && `${added} added`, changed > 0 && `${changed} changed`, gone > 0 && `${gone} gone`]
    .filter((part) => part !== false)
    .join(", ");
}

function listText({ added, removed, accounts }: Extract<SyncFinding, { code: "LIST" }>): string {
  const parts = [
    added.length > 0 && `Courses added: ${named(added)}.`,
    removed.length > 0 && `Courses removed: ${named(removed)}.`,
    accounts > 0 &&
      `${count(accounts, "account")} with full access to the space now ${accounts === 1 ? "has" : "have"} these courses.`,
  ];
  return parts.filter((part) => part !== false).join(" ") || "The order of its courses changed.";
}

function keptText({
  accounts,
  groups,
  people,
}: {
  readonly accounts: number;
  readonly groups: number;
  readonly people: number;
}) {
  const parts = [
    accounts > 0 && count(accounts, "account"),
    groups > 0 && count(groups, "group"),
    people > 0 && (people === 1 ? "1 person" : `${people.toLocaleString("en")} people`),
  ].filter((part) => part !== false);
  if (parts.length === 0) return "No one has access to it.";
  return `${parts.join(", ")} ${isOne(accounts + groups + people) ? "has" : "have"} access to it. Access and progress are kept.`;
}

const isOne = (sum: number): boolean => sum === 1;

function count(number: number, one: string): string {
  return number === 1 ? `1 ${one}` : `${number.toLocaleString("en")} ${one}s`;
}

function named(names: readonly string[]): string {
  const shown = names.slice(0, maxNamed).map(quoted).join(", ");
  return names.length > maxNamed ? `${shown} and ${names.length - maxNamed} more` : shown;
}
