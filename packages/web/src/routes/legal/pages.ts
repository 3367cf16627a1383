import type { RouteObject } from "react-router";

const terms = () => import("./terms-of-service/route.tsx");

export const pages: RouteObject[] = [
  { path: "legal/data-protection-policy", lazy: () => import("./data-protection-policy/route.tsx") },
  { path: "legal/medical-discalimer", lazy: () => import("./medical-disclaimer/route.tsx") },
  { path: "legal/terms-of-service", lazy: terms },
  { path: "terms", lazy: terms },
];
