import type { RouteObject } from "react-router";
import { loader as cloudEventLoader } from "./loader.ts";
import { loader as eventReportLoader } from "./report/loader.ts";

export const pages: RouteObject[] = [
  {
    path: "cloud-event/:id",
    loader: cloudEventLoader,
    lazy: () => import("./route.tsx"),
  },
  {
    path: "cloud-event/:id/report",
    loader: eventReportLoader,
    lazy: () => import("./report/route.tsx"),
  },
];
