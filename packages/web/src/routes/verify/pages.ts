import type { RouteObject } from "react-router";

export const pages: RouteObject[] = [{ path: "verify/:code?", lazy: () => import("./route.tsx") }];
