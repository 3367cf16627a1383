import type { ApiModule } from "../module.ts";
import { courseProgressGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Starting, continuing and resetting courses on the learning platform, and reading progress from it (5.012-5.022). */
export const courseProgressModule = {
  name: "course-progress",
  resolvers,
  listSizes: { "RefreshCourseProgressPayload.courses": 50 },
  guards: courseProgressGuards,
} satisfies ApiModule;
