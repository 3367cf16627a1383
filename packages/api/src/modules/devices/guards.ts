import type { Guard } from "../../graphql/guards.ts";

export const deviceGuards: readonly Guard[] = [
  { operation: "POST /api/stations/enrol", public: "the one-time token is the right to be its station" },
];
