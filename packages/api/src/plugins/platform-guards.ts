import { type Guard, guardEach } from "../graphql/guards.ts";

/** The guards of routes that belong to no module. */
export const platformGuards: readonly Guard[] = [
  { operation: "GET /healthz", public: "says only that the process lives" },
  { operation: "GET /readyz", public: "says only whether requests are wanted" },
  { operation: "GET /metrics", public: "the metrics token, or this machine" },
  { operation: "GET /config.json", public: "the web's configuration holds no secret" },
  { operation: "GET /.well-known/security.txt", public: "where to report a vulnerability" },
  ...guardEach(["GET /", "GET /index.html"], { public: "the page" }),
  { operation: "GET /*", public: "the files of the web" },
  ...guardEach(
    [
      "GET /api/openapi.json",
      "GET /api/docs",
      "GET /api/docs/json",
      "GET /api/docs/yaml",
      "GET /api/docs/static/*",
      "GET /api/docs/static/index.html",
      "GET /api/docs/static/swagger-initializer.js",
    ],
    { public: "documentation" },
  ),
  ...guardEach(["GET /api/objects/*", "GET /api/content-images/:name", "PUT /api/objects/*"], {
    public: "the link's signature",
  }),
  {
    operation: "POST /api/reports",
    public: "whose page fails is perhaps not signed in; it is bounded, and nothing is read by it",
  },
  { operation: "POST /api/graphql", signedIn: "every field has its own guard" },
  { operation: "GET /api/graphql", signedIn: "says that it takes POST" },
];
