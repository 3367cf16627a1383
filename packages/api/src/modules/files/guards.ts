import type { Guard } from "../../graphql/guards.ts";

/** The routes of files; they have no operations. */
export const fileGuards: readonly Guard[] = [
  {
    operation: "POST /api/files",
    signedIn:
      "whoever reports a problem sends a picture, of which nobody hears but who works on reports; a logo's right is asked by its purpose",
  },
  { operation: "GET /api/logos/:name", public: "logos are for everybody; a name cannot be guessed" },
];
