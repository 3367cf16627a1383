import { searchWords } from "@cathedra/domain";
import { searchTexts } from "@cathedra/domain/messages";
import { graphql } from "relay-runtime";
import type { foundByServerQuery } from "../../__generated__/foundByServerQuery.graphql.ts";
import type { foundByServerSimulatorsQuery } from "../../__generated__/foundByServerSimulatorsQuery.graphql.ts";
import { showMoment } from "../../format/dates.ts";
import type { Viewer } from "../../shell/use-viewer.ts";
import { peopleSections, personHref } from "../people/person-href.ts";
import { fetchWithoutStore } from "../table-page/fetch-without-store.ts";
import { foundRecords } from "./found-records.ts";
import { matching } from "./rank.ts";
import type { Found } from "./search-result.ts";

/**
 * Whether the text is long enough to search the portal: one letter from A to Z or one digit matches nearly everything, while one
 * character of another alphabet can be a word.
 */
export function isLongEnough(text: string): boolean {
  return text.length > 1 || /[^a-z0-9]/i.test(text);
}

export type FoundByServer = {
  readonly found: readonly Found[];
  /** Whether the text was too short to be searched inside of words, so that only beginnings of words were compared. */
  readonly isByWordStarts: boolean;
};

/**
 * Searches the lists that the person may read: each list is one statement with the same scope as its own page. At most two
 * requests are sent, so that each stays within the limits of an operation.
 */
export async function foundByServer(text: string, viewer: Viewer): Promise<FoundByServer> {
  const [people, simulators] = await Promise.all([
    foundAmongPeople(text, viewer),
    foundAmongSimulators(text, viewer),
  ]);
  return { ...people, found: [...people.found, ...simulators] };
}

/** Searches records, people, their institutions, and their training content. */
async function foundAmongPeople(text: string, viewer: Viewer): Promise<FoundByServer> {
  const may = (section: string) => viewer.viewerAdminSections.includes(section);
  const query = graphql`
    query foundByServerQuery(
      $text: String!
      $records: Boolean!
      $groups: Boolean!
      $accounts: Boolean!
      $people: Boolean!
      $events: Boolean!
      $courses: Boolean!
    ) @raw_response_type {
      activities(searchParams: { searchText: $text, limit: 6 }) @include(if: $records) {
        matchesWordStartsOnly
        activities {
          id
          dateOfProcedure
          hospital
          participantNames
          attending {
            firstName
            lastName
          }
          procedure {
            name
            code
            interventionType
            organSystem
            category
            subCategory
          }
          createdAt
          createdBy {
            keycloak_id
            first_name
            last_name
          }
        }
      }
      administeredGroups(search: $text, limit: 6) @include(if: $groups) {
        groups {
          id
          name
          customer {
            name
          }
        }
      }
      customers(search: $text) @include(if: $accounts) {
        id
        name
      }
      administeredPeople(search: $text) @include(if: $people) {
        id
        name
        email
      }
      getAllEventResourceAccessVouchersAsAdmin(search: $text, limit: 6) @include(if: $events) {
        vouchers {
          id
          name
          eventAt
          customer {
            name
          }
        }
      }
      talentCourseListings(search: $text, limit: 6) @include(if: $courses) {
        id
        name
        code
      }
    }
  `;
  const requested = {
    records: viewer.viewerCanUseLogbook,
    groups: may("groups"),
    accounts: may("accounts"),
    people: peopleSections.some(may),
    events: may("events"),
    courses: may("courses"),
  };
  if (!Object.values(requested).includes(true)) return { found: [], isByWordStarts: false };
  const answer = await fetchWithoutStore<foundByServerQuery>(query, { text, ...requested });
  return {
    found: getResults(answer, searchWords(text), viewer),
    isByWordStarts: answer.activities?.matchesWordStartsOnly === true,
  };
}

function getResults(
  found: foundByServerQuery["response"],
  words: readonly string[],
  viewer: Viewer,
): readonly Found[] {
  return [
    ...foundRecords(found.activities?.activities ?? [], words, viewer.keycloak_id),
    ...(found.administeredGroups?.groups ?? []).map(
      ({ id, name, customer }): Found => ({
        kind: "group",
        id: `group:${id}`,
        href: `/admin/groups?open=${id}`,
        label: name,
        detail: groupDetail(name, customer.name, words),
      }),
    ),
    ...(found.customers ?? []).map(
      ({ id, name }): Found => ({
        kind: "institution",
        id: `institution:${id}`,
        href: `/admin/accounts?${new URLSearchParams({ search: name })}`,
        label: name,
      }),
    ),
    ...(found.administeredPeople ?? []).map(
      ({ id, name, email }): Found => ({
        kind: "person",
        id: `person:${id}`,
        href: personHref(id),
        label: name,
        detail: email,
      }),
    ),
    ...(found.getAllEventResourceAccessVouchersAsAdmin?.vouchers ?? []).map(
      ({ id, name, eventAt, customer }): Found => ({
        kind: "event",
        id: `admin-event:${id}`,
        href: `/admin/events?open=${id}`,
        label: name,
        detail: `${showMoment(Date.parse(eventAt))}, ${customer.name}, administration`,
      }),
    ),
    ...(found.talentCourseListings ?? []).map(
      ({ id, name, code }): Found => ({
        kind: "course",
        id: `admin-course:${id}`,
        href: `/admin/courses?open=${id}`,
        label: name,
        detail: `${code}, administration`,
      }),
    ),
  ];
}

/** A group is also found by the people in it, who are not part of its row. */
function groupDetail(name: string, customer: string, words: readonly string[]): string {
  const isShown = matching([{ label: name, detail: customer }], words).length > 0;
  return `${customer}, ${isShown ? "administration" : searchTexts.byMember}`;
}

/** Searches simulators and the software on them. */
async function foundAmongSimulators(text: string, viewer: Viewer): Promise<readonly Found[]> {
  const may = (section: string) => viewer.viewerAdminSections.includes(section);
  const query = graphql`
    query foundByServerSimulatorsQuery(
      $text: String!
      $stations: Boolean!
      $machines: Boolean!
      $releases: Boolean!
      $modules: Boolean!
    ) @raw_response_type {
      vistSystemsByServiceTag(serviceTag: $text, limit: 6) @include(if: $stations) {
        id
        name
        serviceTag
        place
      }
      cloudCaseVMs(limit: 200) @include(if: $machines) {
        id
        name
      }
      softwareReleases(searchText: $text, limit: 6) @include(if: $releases) {
        releases {
          id
          softwareName
          version
        }
      }
      simulatorModules(searchText: $text, limit: 6) @include(if: $modules) {
        modules {
          id
          name
          version
        }
      }
    }
  `;
  const requested = {
    stations: may("systems"),
    machines: may("cloud-case-machines"),
    releases: may("software"),
    modules: may("simulator-modules"),
  };
  if (!Object.values(requested).includes(true)) return [];
  const found = await fetchWithoutStore<foundByServerSimulatorsQuery>(query, { text, ...requested });
  return [
    ...(found.vistSystemsByServiceTag ?? []).map(
      ({ id, name, serviceTag, place }): Found => ({
        kind: "station",
        id: `station:${id}`,
        href: `/admin/systems/${id}`,
        label: name,
        detail: [serviceTag, place].filter(Boolean).join(", "),
      }),
    ),
    // The whole fleet is read, because the API has no search for it.
    ...matching(
      (found.cloudCaseVMs ?? []).map(
        ({ id, name }): Found => ({
          kind: "machine",
          id: `machine:${id}`,
          href: `/admin/cloud-case-machines?open=${encodeURIComponent(id)}`,
          label: name,
        }),
      ),
      searchWords(text),
    ),
    ...(found.softwareReleases?.releases ?? []).map(
      ({ id, softwareName, version }): Found => ({
        kind: "release",
        id: `release:${id}`,
        href: `/admin/software?open=${id}`,
        label: `${softwareName} ${version}`,
      }),
    ),
    ...(found.simulatorModules?.modules ?? []).map(
      ({ id, name, version }): Found => ({
        kind: "module",
        id: `module:${id}`,
        href: `/admin/simulator-modules?open=${id}`,
        label: `${name} ${version}`,
      }),
    ),
  ];
}
