import type { RouteObject } from "react-router";
import { loader } from "./loader.ts";

export const pages: RouteObject[] = [{ path: "scanned-code", loader, lazy: () => import("./route.tsx") }];
