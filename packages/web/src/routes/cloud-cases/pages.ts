import type { RouteObject } from "react-router";
import { loader as cloudCasesLoader } from "./loader.ts";

export const pages: RouteObject[] = [
  {
    path: "cloud-cases",
    loader: cloudCasesLoader,
    lazy: () => import("./route.tsx"),
  },
];
