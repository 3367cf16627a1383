import type { RouteObject } from "react-router";

export const pages: RouteObject[] = [{ path: "station-sign-in", lazy: () => import("./route.tsx") }];
