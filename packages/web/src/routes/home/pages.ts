import type { RouteObject } from "react-router";
import { loader as homeLoader } from "./loader.ts";

export const pages: RouteObject[] = [{ index: true, loader: homeLoader, lazy: () => import("./route.tsx") }];
