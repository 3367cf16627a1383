import type { RouteObject } from "react-router";

export const pages: RouteObject[] = [{ path: "stop-mails", lazy: () => import("./route.tsx") }];
