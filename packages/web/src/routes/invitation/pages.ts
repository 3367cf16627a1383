import type { RouteObject } from "react-router";

export const pages: RouteObject[] = [{ path: "invitation", lazy: () => import("./route.tsx") }];
