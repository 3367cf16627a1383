import type { ApiModule } from "../module.ts";
import { feedbackGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Feedback of people, and how staff works on it (G.028-G.030). */
export const feedbackModule = {
  name: "feedback",
  resolvers,
  guards: feedbackGuards,
} satisfies ApiModule;
