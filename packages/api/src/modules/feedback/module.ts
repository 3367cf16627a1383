import type { ApiModule } from "../module.ts";
import { feedbackGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** What people report, and what becomes of it (G.028-G.030). */
export const feedbackModule = {
  name: "feedback",
  resolvers,
  listSizes: { "FeedbackPage.reports": 100 },
  guards: feedbackGuards,
} satisfies ApiModule;
