import type { RouteObject } from "react-router";
import viewer from "../__generated__/ViewerQuery$parameters.ts";
import { keepOnOpen, keepOnView } from "../features/table-page/opened.ts";
import { routeQuery } from "../relay/route-query.ts";
import { loader as spaceAccessLoader } from "../routes/admin/accounts/access/loader.ts";
import { loader as accountsLoader } from "../routes/admin/accounts/loader.ts";
import { loader as quotaLedgerLoader } from "../routes/admin/accounts/quota/loader.ts";
import { loader as machinesLoader } from "../routes/admin/cloud-case-machines/loader.ts";
import { loader as adminVouchersLoader } from "../routes/admin/cloud-case-vouchers/loader.ts";
import { loader as adminEventsLoader } from "../routes/admin/events/loader.ts";
import { loader as attendingsLoader } from "../routes/admin/logbook/attendings/loader.ts";
import { loader as hospitalsLoader } from "../routes/admin/logbook/hospitals/loader.ts";
import { loader as adminLogbookLoader } from "../routes/admin/logbook/loader.ts";
import { loader as adminTargetsLoader } from "../routes/admin/logbook/targets/loader.ts";
import { loader as cloudCaseLoader } from "../routes/cloud-case/loader.ts";
import { loader as cloudCasesLoader } from "../routes/cloud-cases/loader.ts";
import { loader as cloudEventLoader } from "../routes/cloud-event/loader.ts";
import { loader as eventReportLoader } from "../routes/cloud-event/report/loader.ts";
import { loader as eventsLoader } from "../routes/events/loader.ts";
import { loader as homeLoader } from "../routes/home/loader.ts";
import { loader as logbookLoader } from "../routes/logbook/loader.ts";
import { loader as copyRecordLoader } from "../routes/logbook/records/copy/loader.ts";
import { loader as createRecordLoader } from "../routes/logbook/records/create/loader.ts";
import { loader as recordsLoader } from "../routes/logbook/records/loader.ts";
import { loader as recordLoader } from "../routes/logbook/records/record/loader.ts";
import { loader as groupTotalsLoader } from "../routes/logbook/totals/group/loader.ts";
import { loader as totalsGroupsLoader } from "../routes/logbook/totals/groups/loader.ts";
import { loader as totalsLoader } from "../routes/logbook/totals/loader.ts";
import { loader as accountLoader } from "../routes/profile/account/loader.ts";
import { loader as groupsLoader } from "../routes/profile/groups/loader.ts";
import { loader as videosLoader } from "../routes/videos/loader.ts";
import { ContentError } from "../shell/ContentError.tsx";
import { LastResort } from "../shell/LastResort.tsx";
import { PageSkeleton } from "../shell/PageSkeleton.tsx";
import { Shell } from "../shell/Shell.tsx";
import { keepOnSearch } from "./keep-on-search.ts";
import { redirects } from "./redirects.ts";
import { requireSignIn } from "./require-sign-in.ts";

// Every page of the portal. A loader is small and part of the first bundle, so that the page's query leaves before
// the page's own chunk has arrived; the rest of a page is reached by `lazy`.

const viewerLoader = routeQuery(viewer, () => ({}));

const signedInPages: RouteObject[] = [
  { index: true, loader: homeLoader, lazy: () => import("../routes/home/route.tsx") },
  { path: "logbook", loader: logbookLoader, lazy: () => import("../routes/logbook/route.tsx") },
  {
    path: "logbook/records",
    loader: recordsLoader,
    lazy: () => import("../routes/logbook/records/route.tsx"),
  },
  {
    path: "logbook/records/create",
    loader: createRecordLoader,
    lazy: () => import("../routes/logbook/records/create/route.tsx"),
  },
  {
    path: "logbook/records/:id",
    loader: recordLoader,
    lazy: () => import("../routes/logbook/records/record/route.tsx"),
  },
  {
    path: "logbook/records/:id/copy",
    loader: copyRecordLoader,
    lazy: () => import("../routes/logbook/records/copy/route.tsx"),
  },
  { path: "admin", loader: viewerLoader, lazy: () => import("../routes/admin/route.tsx") },
  {
    path: "admin/accounts",
    loader: accountsLoader,
    shouldRevalidate: keepOnSearch,
    lazy: () => import("../routes/admin/accounts/route.tsx"),
  },
  {
    path: "admin/accounts/:id/spaces/:space",
    loader: spaceAccessLoader,
    lazy: () => import("../routes/admin/accounts/access/route.tsx"),
  },
  {
    path: "admin/accounts/:id/quota",
    loader: quotaLedgerLoader,
    lazy: () => import("../routes/admin/accounts/quota/route.tsx"),
  },
  {
    path: "admin/logbook",
    loader: adminLogbookLoader,
    lazy: () => import("../routes/admin/logbook/route.tsx"),
  },
  {
    path: "admin/logbook/targets/:id",
    loader: adminTargetsLoader,
    lazy: () => import("../routes/admin/logbook/targets/route.tsx"),
  },
  {
    path: "admin/logbook/attendings/:id",
    loader: attendingsLoader,
    lazy: () => import("../routes/admin/logbook/attendings/route.tsx"),
  },
  {
    path: "admin/logbook/hospitals/:id",
    loader: hospitalsLoader,
    lazy: () => import("../routes/admin/logbook/hospitals/route.tsx"),
  },
  {
    path: "admin/cloud-case-machines",
    loader: machinesLoader,
    shouldRevalidate: keepOnView,
    lazy: () => import("../routes/admin/cloud-case-machines/route.tsx"),
  },
  {
    path: "admin/cloud-case-vouchers",
    loader: adminVouchersLoader,
    shouldRevalidate: keepOnOpen,
    lazy: () => import("../routes/admin/cloud-case-vouchers/route.tsx"),
  },
  {
    path: "admin/events",
    loader: adminEventsLoader,
    shouldRevalidate: keepOnOpen,
    lazy: () => import("../routes/admin/events/route.tsx"),
  },
  { path: "admin/*", loader: viewerLoader, lazy: () => import("../routes/admin/unknown/route.tsx") },
  {
    path: "logbook/totals",
    loader: totalsLoader,
    lazy: () => import("../routes/logbook/totals/route.tsx"),
  },
  {
    path: "logbook/totals/groups",
    loader: totalsGroupsLoader,
    lazy: () => import("../routes/logbook/totals/groups/route.tsx"),
  },
  {
    path: "logbook/totals/group/:id",
    loader: groupTotalsLoader,
    lazy: () => import("../routes/logbook/totals/group/route.tsx"),
  },
  {
    path: "profile/account",
    loader: accountLoader,
    lazy: () => import("../routes/profile/account/route.tsx"),
  },
  {
    path: "cloud-cases",
    loader: cloudCasesLoader,
    lazy: () => import("../routes/cloud-cases/route.tsx"),
  },
  { path: "cloud-case", loader: cloudCaseLoader, lazy: () => import("../routes/cloud-case/route.tsx") },
  {
    path: "cloud-event/:id",
    loader: cloudEventLoader,
    lazy: () => import("../routes/cloud-event/route.tsx"),
  },
  {
    path: "cloud-event/:id/report",
    loader: eventReportLoader,
    lazy: () => import("../routes/cloud-event/report/route.tsx"),
  },
  { path: "events", loader: eventsLoader, lazy: () => import("../routes/events/route.tsx") },
  { path: "videos", loader: videosLoader, lazy: () => import("../routes/videos/route.tsx") },
  {
    path: "profile/groups",
    loader: groupsLoader,
    lazy: () => import("../routes/profile/groups/route.tsx"),
  },
  { path: "*", loader: viewerLoader, lazy: () => import("../routes/not-found/route.tsx") },
];

const publicPages: RouteObject[] = [
  {
    path: "/legal/data-protection-policy",
    lazy: () => import("../routes/legal/data-protection-policy/route.tsx"),
  },
  { path: "/legal/medical-discalimer", lazy: () => import("../routes/legal/medical-disclaimer/route.tsx") },
  { path: "/legal/terms-of-service", lazy: () => import("../routes/legal/terms-of-service/route.tsx") },
  { path: "/terms", lazy: () => import("../routes/legal/terms-of-service/route.tsx") },
  { path: "/auth/callback", lazy: () => import("../routes/auth-callback/route.tsx") },
];

export const routes: RouteObject[] = [
  {
    ErrorBoundary: LastResort,
    HydrateFallback: () => null,
    children: [
      ...redirects,
      ...publicPages,
      {
        Component: Shell,
        children: [
          { path: "/signed-out", lazy: () => import("../routes/signed-out/route.tsx") },
          {
            path: "/",
            ErrorBoundary: ContentError,
            HydrateFallback: PageSkeleton,
            middleware: [requireSignIn],
            children: signedInPages,
          },
        ],
      },
    ],
  },
];
