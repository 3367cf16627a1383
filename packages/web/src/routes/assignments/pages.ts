import type { RouteObject } from "react-router";
import { loader } from "./loader.ts";

export const pages: RouteObject[] = [{ path: "assignments", loader, lazy: () => import("./route.tsx") }];
