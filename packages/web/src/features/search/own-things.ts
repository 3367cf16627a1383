import { spaceAddress } from "@cathedra/domain/learning";
import { searchTexts } from "@cathedra/domain/messages";
import { graphql } from "relay-runtime";
import type { ownThingsCoursesQuery } from "../../__generated__/ownThingsCoursesQuery.graphql.ts";
import type { ownThingsGroupsQuery } from "../../__generated__/ownThingsGroupsQuery.graphql.ts";
import type { ownThingsQuery } from "../../__generated__/ownThingsQuery.graphql.ts";
import { showMoment } from "../../format/dates.ts";
import type { Viewer } from "../../shell/use-viewer.ts";
import { exerciseHref } from "../progress/exercise-href.ts";
import { fetchWithoutStore } from "../table-page/fetch-without-store.ts";
import type { Found } from "./search-result.ts";

/** The number of learning spaces whose courses are searched, more than anyone has. */
const maxSpaces = 12;

/** How long after its planned end an event may still run, in milliseconds. */
const mayStillRunMs = 12 * 3_600_000;

/** The person's own few items, which are fetched once when the search opens, and searched in the browser. */
export async function ownThings(viewer: Viewer): Promise<readonly Found[]> {
  const query = graphql`
    query ownThingsQuery @raw_response_type {
      customerGroupsByUser {
        id
        name
        customer {
          name
        }
      }
      getEventResourceAccessVouchersAsTrainee(limit: 100) {
        id
        name
        eventAt
      }
      getCloudModulesResourceAccessVouchersAsTrainee {
        expired
        archivedAt
        modules {
          name
          cases {
            caseId
            name
          }
        }
      }
      vistActivityChoices {
        name
        exercises {
          key
          name
        }
      }
      enrolledTalentBranches {
        id
        name
        title
      }
    }
  `;
  const own = await fetchWithoutStore<ownThingsQuery>(query, {});
  const courses = await Promise.all([
    ...own.enrolledTalentBranches.slice(0, maxSpaces).map(getCourses),
    coursesOfGroups(viewer),
  ]);
  const cases = own.getCloudModulesResourceAccessVouchersAsTrainee
    .filter(({ expired, archivedAt }) => !expired && archivedAt === null)
    .flatMap(({ modules }) => modules)
    .flatMap((module) => module.cases.map((one) => getCase(one, module.name)));
  return [
    ...own.getEventResourceAccessVouchersAsTrainee.map(
      ({ id, name, eventAt }): Found => ({
        kind: "event",
        id: `event:${id}`,
        href: `/cloud-event/${id}`,
        label: name,
        detail: `${showMoment(Date.parse(eventAt))}, your event`,
        ...(Date.parse(eventAt) > Date.now() - mayStillRunMs ? { words: ["join", "running", "next"] } : {}),
      }),
    ),
    ...new Map(cases.map((one) => [one.id, one])).values(),
    ...own.enrolledTalentBranches.map(
      ({ id, name, title }): Found => ({
        kind: "course",
        id: `space:${id}`,
        href: spaceAddress({ id, name }),
        label: title,
        detail: "Learning space",
      }),
    ),
    ...courses.flat(),
    ...own.vistActivityChoices.flatMap(({ name: module, exercises }) =>
      exercises.map(
        ({ key, name }): Found => ({
          kind: "exercise",
          id: `exercise:${key}`,
          href: exerciseHref(key),
          label: name,
          detail: module,
        }),
      ),
    ),
    ...own.customerGroupsByUser.map(
      ({ id, name, customer }): Found => ({
        kind: "group",
        id: `own-group:${id}`,
        href: "/profile/groups",
        label: name,
        detail: `${customer.name}, your group`,
      }),
    ),
  ];
}

function getCase(
  { caseId, name }: { readonly caseId: string; readonly name: string },
  module: string,
): Found {
  return { kind: "case", id: `case:${caseId}`, href: "/cloud-cases", label: name, detail: module };
}

type Space = { readonly id: number; readonly name: string; readonly title: string };

/** The courses of a learning space; empty if it cannot be read, so that the others are still searched. */
async function getCourses(space: Space): Promise<readonly Found[]> {
  const query = graphql`
    query ownThingsCoursesQuery($branchId: Int!) @raw_response_type {
      branchCourses(branchId: $branchId) {
        id
        personId
        name
      }
    }
  `;
  try {
    const { branchCourses } = await fetchWithoutStore<ownThingsCoursesQuery>(query, { branchId: space.id });
    return branchCourses.map(({ id, name }) => ({
      kind: "course",
      id: `course:${id}`,
      href: spaceAddress(space, id),
      label: name,
      detail: space.title,
    }));
  } catch {
    return [];
  }
}

/** The number of groups whose courses are searched for their administrators. */
const maxGroups = 30;

/** The courses of the groups that the viewer administers, each once; empty if they cannot be read. */
async function coursesOfGroups({ viewerAdminSections: sections }: Viewer): Promise<readonly Found[]> {
  // Viewers of the courses' own section find every course in it.
  if (!sections.includes("groups") || sections.includes("courses")) return [];
  const query = graphql`
    query ownThingsGroupsQuery($limit: Int!) @raw_response_type {
      administeredGroups(limit: $limit) {
        groups {
          id
          name
          assignedCourses {
            id
            name
          }
        }
      }
    }
  `;
  try {
    const answer = await fetchWithoutStore<ownThingsGroupsQuery>(query, { limit: maxGroups });
    const courses = answer.administeredGroups.groups.flatMap((group) =>
      (group.assignedCourses ?? []).map((course): [number, Found] => [
        course.id,
        {
          kind: "course",
          id: `group-course:${course.id}`,
          href: `/admin/groups/${group.id}/courses`,
          label: course.name,
          detail: searchTexts.getCourse(group.name),
        },
      ]),
    );
    return [...new Map(courses.toReversed()).values()].toReversed();
  } catch {
    return [];
  }
}
