import type { RouteObject } from "react-router";
import { revalidateIfCountsChange } from "../../features/group-totals/group-totals-of.ts";
import {
  revalidateUnlessRowOpened,
  revalidateUnlessViewChanged,
} from "../../features/table-page/opened-row.ts";
import { redirectTo } from "../../router/redirect-to.ts";
import { skipReloadOnSearch } from "../../router/skip-reload-on-search.ts";
import { viewerLoader } from "../../shell/viewer-loader.ts";
import { loader as accountsLoader } from "./accounts/loader.ts";
import { loader as quotaLedgerLoader } from "./accounts/quota/loader.ts";
import { loader as auditLoader } from "./audit/loader.ts";
import { loader as failedRequestsLoader } from "./audit/requests/loader.ts";
import { loader as machinesLoader } from "./cloud-case-machines/loader.ts";
import { loader as adminVouchersLoader } from "./cloud-case-vouchers/loader.ts";
import { loader as adminCoursesLoader } from "./courses/loader.ts";
import { loader as adminEventsLoader } from "./events/loader.ts";
import { loader as feedbackLoader } from "./feedback/loader.ts";
import { loader as groupCoursesLoader } from "./group-courses/loader.ts";
import { loader as classAssignmentsLoader } from "./groups/class/assignments/loader.ts";
import { loader as classCoursesLoader } from "./groups/class/courses/loader.ts";
import { loader as classExercisesLoader } from "./groups/class/exercises/loader.ts";
import { loader as classInvitationsLoader } from "./groups/class/invitations/loader.ts";
import { loader as classLoader } from "./groups/class/loader.ts";
import { loader as classLogbookLoader } from "./groups/class/logbook/loader.ts";
import { loader as classPeopleLoader } from "./groups/class/people/loader.ts";
import { revalidateUnlessTabChanged } from "./groups/class/revalidate-unless-tab-changed.ts";
import { loader as adminGroupsLoader } from "./groups/loader.ts";
import { loader as learningSpacesLoader } from "./learning-spaces/loader.ts";
import { loader as attendingsLoader } from "./logbook/attendings/loader.ts";
import { loader as hospitalsLoader } from "./logbook/hospitals/loader.ts";
import { loader as adminLogbookLoader } from "./logbook/loader.ts";
import { loader as adminTargetsLoader } from "./logbook/targets/loader.ts";
import { loader as personLoader } from "./people/loader.ts";
import { loader as simulatorModulesLoader } from "./simulator-modules/loader.ts";
import { loader as softwareLoader } from "./software/loader.ts";
import { loader as systemsLoader } from "./systems/loader.ts";
import { loader as stationLoader } from "./systems/station/loader.ts";
import { loader as talentLoader } from "./talent/loader.ts";
import { loader as thisWeekLoader } from "./this-week/loader.ts";

function movedToTab(former: string, tab: string): RouteObject {
  return {
    path: `admin/groups/:id/${former}`,
    loader: ({ params, url }) => redirectTo(`/admin/groups/${params.id}/${tab}${url.search}`),
  };
}

// Loaders of pages that few open come with the page, because this file is loaded by every page of the administration.
export const pages: RouteObject[] = [
  { path: "admin", loader: viewerLoader, lazy: () => import("./route.tsx") },
  {
    path: "admin/accounts",
    loader: accountsLoader,
    shouldRevalidate: skipReloadOnSearch,
    lazy: () => import("./accounts/route.tsx"),
  },
  {
    path: "admin/accounts/:id/spaces/:space",
    lazy: () => import("./accounts/access/route.tsx"),
  },
  {
    path: "admin/accounts/:id/proficiency",
    lazy: () => import("./accounts/proficiency/route.tsx"),
  },
  {
    path: "admin/accounts/:id/provisioning",
    lazy: () => import("./accounts/provisioning/route.tsx"),
  },
  {
    path: "admin/accounts/:id/quota",
    loader: quotaLedgerLoader,
    lazy: () => import("./accounts/quota/route.tsx"),
  },
  { path: "admin/groups", loader: adminGroupsLoader, lazy: () => import("./groups/route.tsx") },
  {
    path: "admin/learning-spaces",
    loader: learningSpacesLoader,
    shouldRevalidate: revalidateUnlessRowOpened,
    lazy: () => import("./learning-spaces/route.tsx"),
  },
  {
    path: "admin/logbook",
    loader: adminLogbookLoader,
    lazy: () => import("./logbook/route.tsx"),
  },
  {
    path: "admin/logbook/targets/:id",
    loader: adminTargetsLoader,
    lazy: () => import("./logbook/targets/route.tsx"),
  },
  {
    path: "admin/logbook/settings/:id",
    lazy: () => import("./logbook/settings/route.tsx"),
  },
  {
    path: "admin/logbook/attendings/:id",
    loader: attendingsLoader,
    lazy: () => import("./logbook/attendings/route.tsx"),
  },
  {
    path: "admin/logbook/hospitals/:id",
    loader: hospitalsLoader,
    lazy: () => import("./logbook/hospitals/route.tsx"),
  },
  {
    path: "admin/cloud-case-machines",
    loader: machinesLoader,
    shouldRevalidate: revalidateUnlessViewChanged,
    lazy: () => import("./cloud-case-machines/route.tsx"),
  },
  {
    path: "admin/cloud-case-vouchers",
    loader: adminVouchersLoader,
    shouldRevalidate: revalidateUnlessRowOpened,
    lazy: () => import("./cloud-case-vouchers/route.tsx"),
  },
  {
    path: "admin/events",
    loader: adminEventsLoader,
    shouldRevalidate: revalidateUnlessRowOpened,
    lazy: () => import("./events/route.tsx"),
  },
  {
    path: "admin/groups/:id",
    loader: classLoader,
    shouldRevalidate: revalidateUnlessTabChanged,
    lazy: () => import("./groups/class/route.tsx"),
    children: [
      {
        path: "courses",
        loader: classCoursesLoader,
        shouldRevalidate: revalidateUnlessViewChanged,
        lazy: () => import("./groups/class/courses/route.tsx"),
      },
      {
        path: "exercises",
        loader: classExercisesLoader,
        shouldRevalidate: revalidateUnlessViewChanged,
        lazy: () => import("./groups/class/exercises/route.tsx"),
      },
      {
        path: "logbook",
        loader: classLogbookLoader,
        shouldRevalidate: revalidateIfCountsChange,
        lazy: () => import("./groups/class/logbook/route.tsx"),
      },
      {
        path: "people",
        loader: classPeopleLoader,
        shouldRevalidate: revalidateUnlessViewChanged,
        lazy: () => import("./groups/class/people/route.tsx"),
      },
      {
        path: "assignments",
        loader: classAssignmentsLoader,
        shouldRevalidate: revalidateUnlessRowOpened,
        lazy: () => import("./groups/class/assignments/route.tsx"),
      },
      {
        path: "invitations",
        loader: classInvitationsLoader,
        lazy: () => import("./groups/class/invitations/route.tsx"),
      },
    ],
  },
  // The former pages of a group.
  movedToTab("class", "courses"),
  movedToTab("progress", "exercises"),
  movedToTab("invite", "invitations"),
  {
    path: "admin/courses",
    loader: adminCoursesLoader,
    shouldRevalidate: revalidateUnlessRowOpened,
    lazy: () => import("./courses/route.tsx"),
  },
  {
    path: "admin/s3",
    loader: viewerLoader,
    shouldRevalidate: revalidateUnlessViewChanged,
    lazy: () => import("./storage/route.tsx"),
  },
  { path: "admin/s3/trash", loader: viewerLoader, lazy: () => import("./storage/trash/route.tsx") },
  {
    path: "admin/simulator-modules",
    loader: simulatorModulesLoader,
    shouldRevalidate: revalidateUnlessRowOpened,
    lazy: () => import("./simulator-modules/route.tsx"),
  },
  {
    path: "admin/software",
    loader: softwareLoader,
    shouldRevalidate: revalidateUnlessRowOpened,
    lazy: () => import("./software/route.tsx"),
  },
  {
    path: "admin/feedback",
    loader: feedbackLoader,
    shouldRevalidate: revalidateUnlessRowOpened,
    lazy: () => import("./feedback/route.tsx"),
  },
  {
    path: "admin/groups/this-week",
    loader: thisWeekLoader,
    shouldRevalidate: revalidateUnlessRowOpened,
    lazy: () => import("./this-week/route.tsx"),
  },
  {
    path: "admin/people",
    loader: viewerLoader,
    shouldRevalidate: skipReloadOnSearch,
    lazy: () => import("./find-people/route.tsx"),
  },
  {
    path: "admin/people/:id",
    loader: personLoader,
    shouldRevalidate: skipReloadOnSearch,
    lazy: () => import("./people/route.tsx"),
  },
  {
    path: "admin/audit/requests",
    loader: failedRequestsLoader,
    shouldRevalidate: revalidateUnlessRowOpened,
    lazy: () => import("./audit/requests/route.tsx"),
  },
  {
    path: "admin/audit",
    loader: auditLoader,
    shouldRevalidate: revalidateUnlessRowOpened,
    lazy: () => import("./audit/route.tsx"),
  },
  {
    path: "admin/systems",
    loader: systemsLoader,
    shouldRevalidate: revalidateUnlessRowOpened,
    lazy: () => import("./systems/route.tsx"),
  },
  {
    path: "admin/systems/:id",
    loader: stationLoader,
    lazy: () => import("./systems/station/route.tsx"),
  },
  {
    path: "admin/talent",
    loader: talentLoader,
    shouldRevalidate: revalidateUnlessRowOpened,
    lazy: () => import("./talent/route.tsx"),
  },
  // The name in this address is only for readers, so any text is accepted.
  {
    path: "admin/group-courses/:id/*",
    loader: groupCoursesLoader,
    lazy: () => import("./group-courses/route.tsx"),
  },
  { path: "admin/*", loader: viewerLoader, lazy: () => import("./unknown/route.tsx") },
];
