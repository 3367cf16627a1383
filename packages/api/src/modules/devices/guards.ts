import type { Guard } from "../../graphql/guards.ts";

export const deviceGuards: readonly Guard[] = [
  { operation: "POST /api/stations/enrol", public: "the one-time token is the right to be its station" },
  { operation: "POST /api/stations/heartbeat", station: "that it lives" },
  { operation: "PUT /api/stations/facts", station: "what it is and has" },
  { operation: "POST /api/stations/logs", station: "logs of its own" },
  { operation: "PUT /api/stations/logs/:id/pieces", station: "pieces of logs of its own" },
];
