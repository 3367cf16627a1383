import type { Guard } from "../graphql/guards.ts";

const open = (operation: string, policy: string): Guard => ({
  operation,
  policy,
  access: { kind: "public" },
});

/** The routes that belong to no topic. */
export const platformGuards: readonly Guard[] = [
  open("GET /healthz", "public: says only that the process lives"),
  open("GET /readyz", "public: says only whether requests are wanted"),
  open("GET /metrics", "the metrics token, or this machine"),
  open("GET /config.json", "public: the web's configuration holds no secret"),
  open("GET /", "public: the page"),
  open("GET /index.html", "public: the page"),
  open("GET /*", "public: the files of the web"),
  open("GET /api/openapi.json", "public: documentation"),
  open("GET /api/docs", "public: documentation"),
  open("GET /api/docs/json", "public: documentation"),
  open("GET /api/docs/yaml", "public: documentation"),
  open("GET /api/docs/static/*", "public: documentation"),
  open("GET /api/docs/static/index.html", "public: documentation"),
  open("GET /api/docs/static/swagger-initializer.js", "public: documentation"),
  open("GET /api/objects/*", "the link's signature"),
  open("GET /api/content-images/:name", "the link's signature"),
  open("PUT /api/objects/*", "the link's signature"),
  {
    operation: "POST /api/graphql",
    policy: "signed in; every field has its own guard",
    access: { kind: "signedIn" },
  },
  {
    operation: "GET /api/graphql",
    policy: "signed in, and told that it takes POST",
    access: { kind: "signedIn" },
  },
];
