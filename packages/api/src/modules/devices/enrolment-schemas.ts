/** The OpenAPI schema of `POST /api/stations/enrol`. */
export const enrolmentSchemas = {
  tags: ["stations"],
  security: [],
  summary: "Bring a station its key, by a one-time token that staff made for it",
  description:
    "The whole interface of stations: docs/station-interface.md. Asked again with the same token and key it answers the same; a " +
    "token that was used with another key, is unknown or too old answers 403 ENROLMENT_REFUSED, and after ten wrong ones from one " +
    "address within ten minutes 429 with Retry-After. 422 INVALID_INPUT says of `publicKey` that it is none (NOT_A_PUBLIC_KEY), that " +
    "anybody can sign for it (WEAK_PUBLIC_KEY), that another station has it (KEY_OF_ANOTHER_STATION) or that staff ended it " +
    "(KEY_WAS_ENDED); the token stays good.",
  body: {
    type: "object",
    required: ["token", "publicKey"],
    properties: {
      token: {
        type: "string",
        maxLength: 100,
        description: "As it was shown; spaces, hyphens and case do not count",
      },
      publicKey: {
        type: "object",
        description: "Ed25519, as a JWK (RFC 8037)",
        required: ["kty", "crv", "x"],
        properties: {
          kty: { type: "string", const: "OKP" },
          crv: { type: "string", const: "Ed25519" },
          x: { type: "string", description: "32 bytes in base64url, 43 characters" },
        },
      },
    },
  },
  response: {
    201: {
      description: "The station that it is from now on",
      type: "object",
      properties: {
        id: { type: "string", format: "uuid" },
        serviceTag: { type: "string" },
        name: { type: "string" },
        place: { type: "string" },
        heartbeatSeconds: { type: "integer", description: "How often it says that it lives" },
        releaseKeys: {
          type: "array",
          description: "The keys that sign packages of software, as JWKs; empty: they are not signed",
          items: {
            type: "object",
            properties: { kty: { type: "string" }, crv: { type: "string" }, x: { type: "string" } },
          },
        },
        now: {
          type: "string",
          format: "date-time",
          description: "The portal's clock: tokens are dated by it",
        },
      },
    },
  },
} as const;
