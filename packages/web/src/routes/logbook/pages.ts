import type { RouteObject, ShouldRevalidateFunctionArgs } from "react-router";
import { revalidateIfCountsChange } from "../../features/group-totals/group-totals-of.ts";
import { loader as duplicatesLoader } from "./doubles/loader.ts";
import { loader as logbookExportLoader } from "./export/loader.ts";
import { loader as importLoader } from "./import/loader.ts";
import { loader as logbookLoader } from "./loader.ts";
import { loader as confirmationsLoader } from "./records/confirmations/loader.ts";
import { loader as copyRecordLoader } from "./records/copy/loader.ts";
import { loader as createRecordLoader } from "./records/create/loader.ts";
import { loader as recordsLoader } from "./records/loader.ts";
import { loader as recordLoader } from "./records/record/loader.ts";
import { loader as severalCasesLoader } from "./records/several/loader.ts";
import { loader as reportLoader } from "./report/loader.ts";
import { loader as groupTotalsLoader } from "./totals/group/loader.ts";
import { loader as totalsGroupsLoader } from "./totals/groups/loader.ts";
import { loader as totalsLoader } from "./totals/loader.ts";

export const pages: RouteObject[] = [
  { path: "logbook", loader: logbookLoader, lazy: () => import("./route.tsx") },
  {
    path: "logbook/records",
    loader: recordsLoader,
    lazy: () => import("./records/route.tsx"),
  },
  {
    path: "logbook/export",
    loader: logbookExportLoader,
    lazy: () => import("./export/route.tsx"),
  },
  {
    path: "logbook/doubles",
    loader: duplicatesLoader,
    lazy: () => import("./doubles/route.tsx"),
  },
  {
    path: "logbook/confirmations",
    loader: confirmationsLoader,
    lazy: () => import("./records/confirmations/route.tsx"),
    shouldRevalidate: revalidateUnlessRecordOpened,
  },
  {
    path: "logbook/records/create",
    loader: createRecordLoader,
    lazy: () => import("./records/create/route.tsx"),
  },
  {
    path: "logbook/records/several",
    loader: severalCasesLoader,
    lazy: () => import("./records/several/route.tsx"),
  },
  {
    path: "logbook/records/:id",
    loader: recordLoader,
    lazy: () => import("./records/record/route.tsx"),
  },
  {
    path: "logbook/records/:id/copy",
    loader: copyRecordLoader,
    lazy: () => import("./records/copy/route.tsx"),
  },
  {
    path: "logbook/report",
    loader: reportLoader,
    lazy: () => import("./report/route.tsx"),
  },
  {
    path: "logbook/import",
    loader: importLoader,
    lazy: () => import("./import/route.tsx"),
  },
  {
    path: "logbook/totals",
    loader: totalsLoader,
    lazy: () => import("./totals/route.tsx"),
  },
  {
    path: "logbook/totals/groups",
    loader: totalsGroupsLoader,
    lazy: () => import("./totals/groups/route.tsx"),
  },
  {
    path: "logbook/totals/group/:id",
    loader: groupTotalsLoader,
    shouldRevalidate: revalidateIfCountsChange,
    lazy: () => import("./totals/group/route.tsx"),
  },
];

/** Opening the details of a record leaves the list as it is. */
function revalidateUnlessRecordOpened({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return (
    defaultShouldRevalidate && (currentUrl.href === nextUrl.href || listOf(currentUrl) !== listOf(nextUrl))
  );
}

function listOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete("record");
  return `${pathname}?${query}`;
}
