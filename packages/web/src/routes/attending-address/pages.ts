import type { RouteObject } from "react-router";

export const pages: RouteObject[] = [{ path: "attending-address", lazy: () => import("./route.tsx") }];
