import type { RouteObject } from "react-router";
import { loader as accountLoader } from "./account/loader.ts";
import { loader as groupsLoader } from "./groups/loader.ts";
import { loader as notificationsLoader } from "./notifications/loader.ts";

export const pages: RouteObject[] = [
  {
    path: "profile/account",
    loader: accountLoader,
    lazy: () => import("./account/route.tsx"),
  },
  {
    path: "profile/groups",
    loader: groupsLoader,
    lazy: () => import("./groups/route.tsx"),
  },
  {
    path: "profile/notifications",
    loader: notificationsLoader,
    lazy: () => import("./notifications/route.tsx"),
  },
];
