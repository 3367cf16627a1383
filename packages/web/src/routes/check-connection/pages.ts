import type { RouteObject } from "react-router";
import { loader } from "./loader.ts";

export const pages: RouteObject[] = [{ path: "check-connection", loader, lazy: () => import("./route.tsx") }];
