import type { RouteObject } from "react-router";
import { loader as userCoursesLoader } from "./loader.ts";

export const pages: RouteObject[] = [
  { path: "user-courses", loader: userCoursesLoader, lazy: () => import("./route.tsx") },
];
