import type { ApiModule } from "../module.ts";
import { courseProgressGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Starting, continuing and setting back courses on the learning platform, and what it says of progress (5.012-5.022). */
export const courseProgressModule = {
  name: "course-progress",
  resolvers,
  listSizes: { "RefreshCourseProgressPayload.courses": 50 },
  guards: courseProgressGuards,
} satisfies ApiModule;
