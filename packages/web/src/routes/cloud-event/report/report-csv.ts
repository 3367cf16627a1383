import { csvText } from "../../../features/save-file/csv.ts";

type Name = string | null | undefined;
type Person = { readonly first_name: Name; readonly last_name: Name; readonly email: Name };

export type Came = {
  readonly person: Person;
  readonly isOrganizer: boolean;
  readonly joinedAt: string;
  readonly leftAt: string | null | undefined;
  readonly presentInSeconds: number;
  readonly controlInSeconds: number;
};
export type Run = {
  readonly moduleName: string;
  readonly caseName: string;
  readonly startedAt: string;
  readonly endedAt: string | null | undefined;
};
export type Report = {
  readonly people: readonly Came[];
  readonly absent: readonly Person[];
  readonly cases: readonly Run[];
};

export function getName({ first_name: first, last_name: last, email }: Person): string {
  return `${first ?? ""} ${last ?? ""}`.trim() || (email ?? "");
}

/** The report as a CSV file: the people, including the absent ones, then the cases. Times are in UTC, ISO 8601. */
export function reportCsv({ people, absent, cases }: Report): string {
  return csvText([
    ["Name", "E-mail", "Part", "Joined", "Left", "Minutes in the room", "Minutes in control"],
    ...people.map(({ person, isOrganizer, joinedAt, leftAt, presentInSeconds, controlInSeconds }) => [
      getName(person),
      person.email ?? "",
      isOrganizer ? "Organizer" : "Participant",
      joinedAt,
      leftAt ?? "",
      minutes(presentInSeconds),
      minutes(controlInSeconds),
    ]),
    ...absent.map((person) => [getName(person), person.email ?? "", "Did not come", "", "", 0, 0]),
    [],
    ["Case", "Module", "From", "Until"],
    ...cases.map(({ caseName, moduleName, startedAt, endedAt }) => [
      caseName,
      moduleName,
      startedAt,
      endedAt ?? "",
    ]),
  ]);
}

/** Converts seconds to minutes with one decimal. */
function minutes(seconds: number): number {
  return Math.round(seconds / 6) / 10;
}
