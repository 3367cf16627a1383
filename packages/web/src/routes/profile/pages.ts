import type { RouteObject } from "react-router";
import { loader as accountLoader } from "./account/loader.ts";
import { loader as dataLoader } from "./data/loader.ts";
import { loader as groupsLoader } from "./groups/loader.ts";
import { loader as notificationsLoader } from "./notifications/loader.ts";
import { loader as signInsLoader } from "./sign-ins/loader.ts";
import { loader as systemsLoader } from "./systems/loader.ts";

export const pages: RouteObject[] = [
  {
    path: "profile/account",
    loader: accountLoader,
    lazy: () => import("./account/route.tsx"),
  },
  {
    path: "profile/systems",
    loader: systemsLoader,
    lazy: () => import("./systems/route.tsx"),
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
  {
    path: "profile/sign-ins",
    loader: signInsLoader,
    lazy: () => import("./sign-ins/route.tsx"),
  },
  {
    path: "profile/data",
    loader: dataLoader,
    lazy: () => import("./data/route.tsx"),
  },
];
