import type { ApiModule } from "../module.ts";

/** The end of a session, as far as the portal has to record it; the module has no operations. */
export const signOutModule = {
  name: "sign-out",
  resolvers: {},
  guards: [
    {
      operation: "DELETE /api/session",
      signedIn: "everybody ends the session that they ask in, and no other",
    },
  ],
} satisfies ApiModule;
